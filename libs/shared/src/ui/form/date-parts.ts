import type { Language } from '../../core';

/** A date as entered in three parts; each is empty until it is entered. */
export interface DateParts {
  day: string;
  /** `1` to `12`. */
  month: string;
  /** In the member's calendar: in Thai the Buddhist year. */
  year: string;
}

const BUDDHIST_AHEAD = 543;
/** The first birth year that is read as Buddhist: no Gregorian birth year is that late. */
const FIRST_BUDDHIST = 2_400;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Splits a date (`YYYY-MM-DD`, or empty) into its parts. */
export function partsOf(date: string, language: Language): DateParts {
  const [, year, month, day] = DAY.exec(date)?.map(Number) ?? [];
  if (!year) return { day: '', month: '', year: '' };
  return { day: String(day), month: String(month), year: String(year + (language === 'th' ? BUDDHIST_AHEAD : 0)) };
}

/**
 * Joins parts to `YYYY-MM-DD`; empty until all are complete. Accepts Buddhist and Gregorian years in any language. A
 * date that does not exist is returned as entered: the form's rules reject it.
 */
export function dateOf({ day, month, year }: DateParts): string {
  if (!/^\d{1,2}$/.test(day) || month === '' || !/^\d{4}$/.test(year)) return '';
  const common = Number(year) - (Number(year) >= FIRST_BUDDHIST ? BUDDHIST_AHEAD : 0);
  return [String(common).padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
