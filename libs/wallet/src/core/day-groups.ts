import { businessDay } from '@housebrand/shared';

/** Entries of one day, in the order of the list. */
export interface DayGroup<T> {
  /** `YYYY-MM-DD` in the zone. */
  day: string;
  entries: T[];
}

/** A list apart by the days of a zone; the order stays. */
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
