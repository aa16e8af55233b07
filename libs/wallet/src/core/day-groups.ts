import { businessDay } from '@housebrand/shared';

/** The entries of one day, in list order. */
export interface DayGroup<T> {
  /** `YYYY-MM-DD` in the zone. */
  day: string;
  entries: T[];
}

/** Groups consecutive entries by their day in a time zone and keeps their order. */
export function byDays<T extends { createdAt: string }>(entries: readonly T[], zone: string): DayGroup<T>[] {
  const groups: DayGroup<T>[] = [];
  for (const entry of entries) {
    const day = businessDay(new Date(entry.createdAt), zone);
    const last = groups.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else groups.push({ day, entries: [entry] });
  }
  return groups;
}

/** The entries of one day or, in a sparse list, of one month, in list order. */
export interface PeriodGroup<T> {
  /** `YYYY-MM-DD` or `YYYY-MM` in the zone. */
  period: string;
  entries: T[];
}

/** How many of the newest entries decide about the groups: the first page, so that further pages change no heading. */
const DECIDING = 10;

/** Groups consecutive entries by day; by month if most days would have a heading for a single entry. Keeps their order. */
export function byPeriods<T extends { createdAt: string }>(entries: readonly T[], zone: string): PeriodGroup<T>[] {
  const days = byDays(entries, zone);
  const first = entries.slice(0, DECIDING);
  const firstDays = byDays(first, zone).length;
  const isSparse = firstDays > 1 && first.length < 2 * firstDays;
  const groups: PeriodGroup<T>[] = [];
  for (const { day, entries: own } of days) {
    const period = isSparse ? day.slice(0, 'YYYY-MM'.length) : day;
    const last = groups.at(-1);
    if (last?.period === period) last.entries.push(...own);
    else groups.push({ period, entries: own });
  }
  return groups;
}
