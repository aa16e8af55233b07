import type { DayRange } from '@housebrand/shared';

/** A page of a list; the interceptor puts the total, and the days that the list is of, into `meta`. */
export class Paged<T> {
  constructor(
    readonly data: readonly T[],
    /** Entries in all, not on this page. */
    readonly total: number,
    /** The days that the list is of; `null` where it is not by days. */
    readonly days: DayRange | null = null,
  ) {}
}

/** `return paged(entries, total)` in a controller makes `{code, message, data: entries, meta: {total}}`; with days, `from` and `to` too. */
export function paged<T>(data: readonly T[], total: number, days: DayRange | null = null): Paged<T> {
  return new Paged(data, total, days);
}
