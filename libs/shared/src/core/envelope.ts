import type { PageMeta } from './paging';

/** Replies of `/api/apps/*`: `code` 200 is success. */
export interface AppEnvelope<T> {
  code: number;
  message: string;
  data: T;
  meta?: PageMeta;
}

/** Replies of `/api/provider/*`: `code` 0 is success. */
export interface ProviderEnvelope<T> {
  code: number;
  message: string;
  result: T;
}

/** `code` of a success below `/api/apps`. */
export const APP_SUCCESS = 200;
/** `code` of a success below `/api/provider`, and of the provider's own replies. */
export const PROVIDER_SUCCESS = 0;
