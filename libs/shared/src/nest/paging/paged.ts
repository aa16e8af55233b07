/** A page of a list; the interceptor puts the total into `meta`. */
export class Paged<T> {
  constructor(
    readonly data: readonly T[],
    /** Entries in all, not on this page. */
    readonly total: number,
  ) {}
}

/** `return paged(entries, total)` in a controller makes `{code, message, data: entries, meta: {total}}`. */
export function paged<T>(data: readonly T[], total: number): Paged<T> {
  return new Paged(data, total);
}
