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

export interface PageMeta {
  /** Entries in all, not on this page. */
  total: number;
}

export const APP_SUCCESS = 200;
export const PROVIDER_SUCCESS = 0;

/** Page size and offset when a list call names none (specification section 9). */
export const DEFAULT_LIMIT = 10;
export const DEFAULT_OFFSET = 0;
