import dayjs from 'dayjs';
import 'dayjs/locale/th.js';
import buddhistEra from 'dayjs/plugin/buddhistEra.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { DASH } from './formats';
import type { Language } from './messages';
import { ownEntry } from './own-entry';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(buddhistEra);

/** The zone of an agent's business day when its configuration names none. */
export const DEFAULT_BUSINESS_ZONE = 'Asia/Bangkok';

const DAY = 'YYYY-MM-DD';
const HOUR_MS = 3_600_000;

/**
 * Minutes that a zone is ahead of UTC, of those whose clocks have not been changed for a century. Any other zone is asked of the
 * system, at each date anew, and the first answer holds a phone up for longer than a finger waits.
 */
const STEADY: Readonly<Record<string, number>> = { UTC: 0, 'Asia/Bangkok': 7 * 60 };

function inZone(instant: Date, zone: string): dayjs.Dayjs {
  const ahead = ownEntry(STEADY, zone);
  return ahead === undefined ? dayjs(instant).tz(zone) : dayjs(instant).utcOffset(ahead);
}

/** `YYYY-MM-DD` of the instant in a zone: the agent's business day (specification section 9, default date format). */
export function businessDay(instant: Date, zone: string = DEFAULT_BUSINESS_ZONE): string {
  return inZone(instant, zone).format(DAY);
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
  return inZone(instant, zone)
    .locale(language)
    .format(language === 'th' ? 'D MMM BBBB' : 'D MMM YYYY');
}

/** `21:14`: the hour of an instant in a zone. */
export function formatHour(instant: Date, zone: string): string {
  return inZone(instant, zone).format('HH:mm');
}

/** The instant at which a business day (`YYYY-MM-DD`) ends in its zone: the next local midnight. */
export function businessDayEnd(day: string, zone: string = DEFAULT_BUSINESS_ZONE): Date {
  const midnight = dayjs.tz(dayjs.utc(day).add(1, 'day').format(DAY), zone).toDate();
  // where clocks are put back to midnight it strikes twice, and the next day begins at the first
  const before = new Date(midnight.getTime() - HOUR_MS);
  return businessDay(before, zone) > day ? before : midnight;
}
