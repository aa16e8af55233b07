import type { PageMeta } from './paging';

/** A reply of `/api/apps/*`: `code` 200 is success. */
export interface AppEnvelope<T> {
  code: number;
  message: string;
  data: T;
  meta?: PageMeta;
}

/** A reply of `/api/provider/*`: `code` 0 is success. */
export interface ProviderEnvelope<T> {
  code: number;
  message: string;
  result: T;
}

/** `code` of a success under `/api/apps`. */
export const APP_SUCCESS = 200;
/** `code` of a success under `/api/provider`, and of the provider's own replies. */
export const PROVIDER_SUCCESS = 0;
