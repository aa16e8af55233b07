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

/** The instant at which a business day (`YYYY-MM-DD`) ends in its zone: the next local midnight. */
export function businessDayEnd(day: string, zone: string = DEFAULT_BUSINESS_ZONE): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + 86_400_000;
  // twice, since the offset at the guess may be that of the other side of a change of clocks
  const guess = midnight - zoneOffsetMs(new Date(midnight), zone);
  return new Date(midnight - zoneOffsetMs(new Date(guess), zone));
}

function zoneOffsetMs(instant: Date, zone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}
