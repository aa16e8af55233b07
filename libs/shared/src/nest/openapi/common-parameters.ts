import { LANGUAGES } from '@housebrand/shared';

/** Default descriptions by parameter name; a call can override them. */
export const COMMON_PARAMETERS: Readonly<Record<string, { description: string; example?: unknown }>> = {
  prefix: { description: "The agent's prefix, case-insensitive", example: 'MTO' },
  agentID: { description: "The agent's prefix, case-insensitive", example: 'MTO' },
  username: { description: 'The username, case-insensitive', example: 'MTODEMO1' },
  limit: { description: 'Entries per page' },
  offset: { description: 'Entries to skip' },
  year: { description: "Calendar year in the agent's time zone" },
};

/** Accepted by every call: the HTTP layer reads it before a call's own checks. */
export const LANGUAGE_PARAMETER = {
  name: 'lang',
  in: 'query',
  required: false,
  description: 'Language of messages and texts. Takes precedence over `Accept-Language`. Default: Thai.',
  schema: { type: 'string', enum: [...LANGUAGES] },
};
