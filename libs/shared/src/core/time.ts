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
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Offset from UTC in minutes, of zones without clock changes for a century. Other zones need a system lookup per
 * date, and the first one blocks a phone for a noticeable time.
 */
const FIXED_OFFSETS: Readonly<Record<string, number>> = { UTC: 0, 'Asia/Bangkok': 7 * 60 };

function inZone(instant: Date, zone: string): dayjs.Dayjs {
  const offset = ownEntry(FIXED_OFFSETS, zone);
  return offset === undefined ? dayjs(instant).tz(zone) : dayjs(instant).utcOffset(offset);
}

/** Returns the agent's business day in a zone, `YYYY-MM-DD` (specification section 9, default date format). */
export function businessDay(instant: Date, zone: string = DEFAULT_BUSINESS_ZONE): string {
  return inZone(instant, zone).format(DAY);
}

/** Formats `YYYY-MM-DD` in UTC by default (specification section 9); a dash for an empty value. */
export function formatDate(instant: Date | null | undefined, zone = 'UTC'): string {
  return instant ? businessDay(instant, zone) : DASH;
}

/** Formats a date for people: with the Buddhist year in Thai (`18 พ.ย. 2569`), the Gregorian one in English. */
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

/** Formats the hour and minute of an instant in a zone: `21:14`. */
export function formatHour(instant: Date, zone: string): string {
  return inZone(instant, zone).format('HH:mm');
}

/** Returns the instant at which a business day (`YYYY-MM-DD`) ends in its zone: the next local midnight. */
export function businessDayEnd(day: string, zone: string = DEFAULT_BUSINESS_ZONE): Date {
  const offset = ownEntry(FIXED_OFFSETS, zone);
  if (offset !== undefined) return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - offset * MINUTE_MS);
  const midnight = dayjs.tz(dayjs.utc(day).add(1, 'day').format(DAY), zone).toDate();
  // Where clocks go back to midnight it occurs twice; the next day starts at the first.
  const before = new Date(midnight.getTime() - HOUR_MS);
  return businessDay(before, zone) > day ? before : midnight;
}
