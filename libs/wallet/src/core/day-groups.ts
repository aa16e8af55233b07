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
