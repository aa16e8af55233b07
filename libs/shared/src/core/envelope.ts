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

export const APP_SUCCESS = 200;
export const PROVIDER_SUCCESS = 0;
