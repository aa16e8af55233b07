import { businessDayEnd } from '@housebrand/shared';

const DAY_MS = 86_400_000;

/** Returns the business day `days` later, `YYYY-MM-DD`; `days` may be negative. */
export function dayShifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the start of a business day. */
export function dayStart(day: string): Date {
  return businessDayEnd(dayShifted(day, -1));
}

/** Returns the business days after `last` up to `today`; only the latest `limit` if there are more. */
export function daysAfter(last: string, today: string, limit: number): string[] {
  const days: string[] = [];
  for (let day = today; day > last && days.length < limit; day = dayShifted(day, -1)) days.unshift(day);
  return days;
}
