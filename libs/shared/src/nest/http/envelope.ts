import { APP_SUCCESS, PROVIDER_SUCCESS, type Challenge, type PageMeta } from '@housebrand/shared';
import { Paged } from '../paging/paged';

const SUCCESS = 'success';

/** A host may have mounted us below an address of its own. */
const PROVIDER_PATH = /^[^?#]*?\/api\/provider\//;
const OUR_PATH = /^[^?#]*?\/api\//;

/** Calls that members and programs make; what else we serve (pages, pictures, health) has no envelope. */
export function isApiPath(url: string): boolean {
  return OUR_PATH.test(url);
}

/** Calls that pass a provider's answer on keep its convention (specification section 8): code 0 and `result`. */
export function isProviderPath(url: string): boolean {
  return PROVIDER_PATH.test(url);
}

/** What a controller returned, in the envelope of its path. */
export function successEnvelope(url: string, data: unknown): object {
  const [value, meta] = data instanceof Paged ? [data.data, metaOf(data)] : [data ?? null, undefined];
  if (isProviderPath(url)) return { code: PROVIDER_SUCCESS, message: SUCCESS, result: value, ...(meta && { meta }) };
  return { code: APP_SUCCESS, message: SUCCESS, data: value, ...(meta && { meta }) };
}

function metaOf({ total, days }: Paged<unknown>): PageMeta {
  return { total, ...(days && { from: days.from, to: days.to }) };
}

/** What a failed call answers: `code` and words, the fields that are wrong, what would make it possible, and the request's id. */
export interface ProblemDetails {
  code: number;
  message: string;
  requestId: string;
  errors?: readonly { field: string; message: string }[];
  challenge?: Challenge | undefined;
}

/** The body of a failed call: below `/api/provider` with `result`, elsewhere with `data`, both `null`. */
export function problemEnvelope(url: string, { code, message, errors, challenge, requestId }: ProblemDetails): object {
  const empty = isProviderPath(url) ? { result: null } : { data: null };
  return { code, message, ...empty, ...(errors && { errors }), ...(challenge && { challenge }), requestId };
}
