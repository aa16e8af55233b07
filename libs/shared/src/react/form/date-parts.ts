import type { Language } from '../../core';

/** A day as it is asked for: three answers, each empty until it is given. */
export interface DateParts {
  day: string;
  /** `1` to `12`. */
  month: string;
  /** As the member counts: in Thai the Buddhist year. */
  year: string;
}

const BUDDHIST_AHEAD = 543;
/** Nobody was born in it by the common count, and everybody later by the Buddhist one. */
const FIRST_BUDDHIST = 2_400;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** The answers that a day stands for; `YYYY-MM-DD`, or nothing yet. */
export function partsOf(date: string, language: Language): DateParts {
  const [, year, month, day] = DAY.exec(date)?.map(Number) ?? [];
  if (!year) return { day: '', month: '', year: '' };
  return { day: String(day), month: String(month), year: String(year + (language === 'th' ? BUDDHIST_AHEAD : 0)) };
}

/**
 * The day that three answers stand for, as `YYYY-MM-DD`; empty until all of them are whole. A year is understood by either
 * count, whatever the language. A day that its month does not have is answered as it was given: the form's rules refuse it.
 */
export function dateOf({ day, month, year }: DateParts): string {
  if (!/^\d{1,2}$/.test(day) || month === '' || !/^\d{4}$/.test(year)) return '';
  const common = Number(year) - (Number(year) >= FIRST_BUDDHIST ? BUDDHIST_AHEAD : 0);
  return [String(common).padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
