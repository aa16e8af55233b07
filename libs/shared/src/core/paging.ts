/** Page size of a list call that names none (specification section 9). */
export const DEFAULT_LIMIT = 10;
/** Offset of a list call that names none. */
export const DEFAULT_OFFSET = 0;
/** Maximum page size, whatever the call requests. */
export const MAX_LIMIT = 100;

/** The requested part of a list. */
export interface PageRequest {
  /** Entries on the page, 1 to `MAX_LIMIT`. */
  limit: number;
  /** Entries to skip. */
  offset: number;
}

/** `meta` of a reply that is one page of a list. */
export interface PageMeta {
  /** Entries in the whole list. */
  total: number;
  /** For a list by days: its first day, `YYYY-MM-DD` in the agent's zone, also when the call named none. */
  from?: string;
  /** Its last day. */
  to?: string;
}
