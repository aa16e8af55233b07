import type { DayRange } from '@housebrand/shared';

/** A page of a list; the interceptor puts the total and the list's days into `meta`. */
export class Paged<T> {
  constructor(
    readonly data: readonly T[],
    /** Number of entries on all pages. */
    readonly total: number,
    /** The days that the list covers; `null` for a list without days. */
    readonly days: DayRange | null = null,
  ) {}
}

/** Creates a page. `paged(entries, total)` gives `{code, message, data: entries, meta: {total}}`; with days, `meta` has `from` and `to`. */
export function paged<T>(data: readonly T[], total: number, days: DayRange | null = null): Paged<T> {
  return new Paged(data, total, days);
}
