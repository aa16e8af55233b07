/** Page size and offset when a list call names none (specification section 9). */
export const DEFAULT_LIMIT = 10;
/** Where a page begins when its call does not say. */
export const DEFAULT_OFFSET = 0;
/** No page is larger than this, whatever a call asks for. */
export const MAX_LIMIT = 100;

/** Which part of a list. */
export interface PageRequest {
  /** Entries on the page, 1 to `MAX_LIMIT`. */
  limit: number;
  /** Entries before it. */
  offset: number;
}

/** `meta` of a reply that is one page of a list. */
export interface PageMeta {
  /** Entries in all, not on this page. */
  total: number;
  /** A list by days: the first of those that it is of, `YYYY-MM-DD` in the agent's zone, whether the call named it or not. */
  from?: string;
  /** The last of them. */
  to?: string;
}
