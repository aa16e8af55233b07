import { businessDayEnd, DEFAULT_BUSINESS_ZONE } from './time';

/** Days in an agent's zone, first and last included: `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

/** The instants of a range of days: from the first one's beginning, until the last one's end, which belongs to the next day. */
export interface InstantRange {
  from: Date;
  until: Date;
}

const DAY_MS = 86_400_000;

/** The years that lists and reports may be asked for. A Buddhist year is none of them. */
export const LIST_YEARS = { first: 2000, last: 2200 } as const;

/** All days that may be asked for: what is left open reaches to their ends. */
export const ALL_DAYS: DayRange = { from: yearRange(LIST_YEARS.first).from, to: yearRange(LIST_YEARS.last).to };

/** A year, from January 1 to December 31 (specification section 9; decisions, "Language, time, numbers"). */
export function yearRange(year: number): DayRange {
  const name = String(year).padStart(4, '0');
  return { from: `${name}-01-01`, to: `${name}-12-31` };
}

/** What an agent's days are as instants. */
export function instantsOf({ from, to }: DayRange, zone: string = DEFAULT_BUSINESS_ZONE): InstantRange {
  return { from: businessDayEnd(dayBefore(from), zone), until: businessDayEnd(to, zone) };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
