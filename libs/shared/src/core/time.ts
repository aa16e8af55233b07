import type { Language } from './messages';
import { DASH } from './formats';

/** The zone of an agent's business day when its configuration names none. */
export const DEFAULT_BUSINESS_ZONE = 'Asia/Bangkok';

/** `YYYY-MM-DD` of the instant in a zone: the agent's business day (specification section 9, default date format). */
export function businessDay(instant: Date, zone: string = DEFAULT_BUSINESS_ZONE): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** The specification's default: `YYYY-MM-DD`, in UTC; a dash for an empty value. */
export function formatDate(instant: Date | null | undefined, zone = 'UTC'): string {
  return instant ? businessDay(instant, zone) : DASH;
}

/** A date people read: in Thai with the Buddhist year (`18 พ.ย. 2569`), in English with the common one. */
export function formatReadableDate(
  instant: Date | null | undefined,
  language: Language,
  zone: string = DEFAULT_BUSINESS_ZONE,
): string {
  if (!instant) return DASH;
  const locale = language === 'th' ? 'th-TH-u-ca-buddhist-nu-latn' : 'en-GB';
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' })
    .formatToParts(instant)
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year');
  return parts.map(({ value }) => value).join(' ');
}
