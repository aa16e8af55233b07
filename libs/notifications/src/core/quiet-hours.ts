import { formatHour } from '@housebrand/shared';
import type { QuietHours } from './contracts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** A time of day: `HH:MM`. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The quiet hours that the settings suggest. */
export const SUGGESTED_QUIET_HOURS: QuietHours = { start: '22:00', end: '08:00' };

/** Returns how long quiet hours still last, in milliseconds; 0 outside them. Equal times mean a whole day. */
export function quietForMs(hours: QuietHours | null, now: Date, zone: string): number {
  if (hours === null) return 0;
  const minute = minuteOf(formatHour(now, zone));
  const [start, end] = [minuteOf(hours.start), minuteOf(hours.end)];
  const length = (end - start + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const passed = (minute - start + DAY_MINUTES) % DAY_MINUTES;
  if (passed >= length) return 0;
  return (length - passed) * MINUTE_MS - (now.getTime() % MINUTE_MS);
}

function minuteOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return hour * 60 + minute;
}
