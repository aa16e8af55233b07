import { businessDay, businessDayEnd, DEFAULT_BUSINESS_ZONE } from './time';

/** Days in an agent's zone, first and last inclusive: `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

/** The instants of a day range: from the start of the first day (inclusive) until the end of the last (exclusive). */
export interface InstantRange {
  from: Date;
  until: Date;
}

const DAY_MS = 86_400_000;

/** The years that lists and reports accept; they exclude Buddhist years. */
export const LIST_YEARS = { first: 2000, last: 2200 } as const;

/** The widest range that lists accept: it replaces a missing start or end. */
export const ALL_DAYS: DayRange = { from: yearRange(LIST_YEARS.first).from, to: yearRange(LIST_YEARS.last).to };

/** Returns January 1 to December 31 of a year (specification section 9; decisions, "Language, time, numbers"). */
export function yearRange(year: number): DayRange {
  const name = String(year).padStart(4, '0');
  return { from: `${name}-01-01`, to: `${name}-12-31` };
}

/** Converts a range of an agent's days to instants. */
export function instantsOf({ from, to }: DayRange, zone: string = DEFAULT_BUSINESS_ZONE): InstantRange {
  return { from: businessDayEnd(dayBefore(from), zone), until: businessDayEnd(to, zone) };
}

/** Returns `businessDay` of a zone for many instants: it computes the limits of each day once. */
export function businessDaysIn(zone: string): (instant: Date) => string {
  const known: (InstantRange & { day: string })[] = [];
  return (instant) => {
    const found = known.find(({ from, until }) => from <= instant && instant < until);
    if (found) return found.day;
    const day = businessDay(instant, zone);
    known.unshift({ day, ...instantsOf({ from: day, to: day }, zone) });
    return day;
  };
}

/** Returns the calendar day before a day, both `YYYY-MM-DD`. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
