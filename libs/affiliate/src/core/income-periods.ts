import { ALL_DAYS, type DayRange } from '@housebrand/shared';

/** The periods for which income is summed: a day, a calendar month, or all time. */
export type IncomeGrain = 'DAY' | 'MONTH' | 'ALL';

/** The sums of one grain that start on a day from `from` to `to`, both inclusive. */
export interface IncomePeriods extends DayRange {
  grain: IncomeGrain;
}

/** The start of the sum of all time. */
const EVER = '-infinity';
/** The sum of all time. */
export const ALL_INCOME: IncomePeriods = { grain: 'ALL', from: EVER, to: EVER };

/**
 * Splits a range into the fewest sums: all time, or the complete months and the days around them. A range of one day, of one month or
 * without bounds is a single sum.
 */
export function incomePeriods({ from, to }: DayRange): IncomePeriods[] {
  if (from <= ALL_DAYS.from && to >= ALL_DAYS.to) return [ALL_INCOME];
  const firstMonth = from.endsWith('-01') ? from : monthAfter(from, 1);
  const afterMonths = monthAfter(dayAfter(to, 1), 0);
  if (firstMonth >= afterMonths) return [{ grain: 'DAY', from, to }];
  const lastMonth = monthAfter(afterMonths, -1);
  return [
    { grain: 'DAY' as const, from, to: dayAfter(firstMonth, -1) },
    { grain: 'MONTH' as const, from: firstMonth, to: lastMonth },
    { grain: 'DAY' as const, from: afterMonths, to },
  ].filter((period) => period.from <= period.to);
}

/** Whether the periods are one sum. */
export function isOneSum([first, ...others]: readonly IncomePeriods[]): boolean {
  return others.length === 0 && first?.from === first?.to;
}

/** Returns the first day of the month that is a number of months after that of a day. */
function monthAfter(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number);
  return written(Date.UTC(year!, month! - 1 + months));
}

function dayAfter(day: string, days: number): string {
  return written(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
}

function written(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
