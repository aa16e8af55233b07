import { LANGUAGES } from '@housebrand/shared';

/** What a parameter means wherever it has this name; a call's own words win. */
export const COMMON_PARAMETERS: Readonly<Record<string, { description: string; example?: unknown }>> = {
  prefix: { description: "The agent's prefix, in either case", example: 'MTO' },
  agentID: { description: "The agent's prefix, in either case", example: 'MTO' },
  username: { description: 'In either case', example: 'MTODEMO1' },
  limit: { description: 'Entries a page' },
  offset: { description: 'Entries to leave out before the page' },
  year: { description: 'A calendar year in the zone of the agent' },
};

/** Every call takes it: the edge reads it before a call's own checks. */
export const LANGUAGE_PARAMETER = {
  name: 'lang',
  in: 'query',
  required: false,
  description: 'The language of messages and texts; wins over `Accept-Language`; Thai without either.',
  schema: { type: 'string', enum: [...LANGUAGES] },
};
