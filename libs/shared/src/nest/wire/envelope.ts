import { APP_SUCCESS, PROVIDER_SUCCESS, type Challenge, type PageMeta } from '@housebrand/shared';
import { Paged } from '../paging/paged';

const SUCCESS = 'success';

/** A host application may mount us under its own path. */
const PROVIDER_PATH = /^[^?#]*?\/api\/provider\//;
const OUR_PATH = /^[^?#]*?\/api\//;

/** Whether a path is an API call; other replies (pages, pictures, health) have no envelope. */
export function isApiPath(url: string): boolean {
  return OUR_PATH.test(url);
}

/** Whether a call follows the provider convention (specification section 8): code 0 and `result`. */
export function isProviderPath(url: string): boolean {
  return PROVIDER_PATH.test(url);
}

/** Wraps a controller's result in the envelope of its path. */
export function successEnvelope(url: string, data: unknown): object {
  const [value, meta] = data instanceof Paged ? [data.data, metaOf(data)] : [data ?? null, undefined];
  if (isProviderPath(url)) return { code: PROVIDER_SUCCESS, message: SUCCESS, result: value, ...(meta && { meta }) };
  return { code: APP_SUCCESS, message: SUCCESS, data: value, ...(meta && { meta }) };
}

function metaOf({ total, days }: Paged<unknown>): PageMeta {
  return { total, ...(days && { from: days.from, to: days.to }) };
}

/** The content of an error reply: code and message, invalid fields, a challenge that would allow the call, and the request id. */
export interface ProblemDetails {
  code: number;
  message: string;
  requestId: string;
  errors?: readonly { field: string; message: string }[];
  challenge?: Challenge | undefined;
}

/** Returns the body of a failed call: under `/api/provider` with `result`, elsewhere with `data`, both `null`. */
export function problemEnvelope(url: string, { code, message, errors, challenge, requestId }: ProblemDetails): object {
  const empty = isProviderPath(url) ? { result: null } : { data: null };
  return { code, message, ...empty, ...(errors && { errors }), ...(challenge && { challenge }), requestId };
}
