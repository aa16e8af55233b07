import { formatReadableDate, type Language } from '@housebrand/shared';

/** Returns a promotion's last day: it ends at the start of the following day. */
export function lastDay(endsAt: string, language: Language, zone: string): string {
  return formatReadableDate(new Date(new Date(endsAt).getTime() - 1), language, zone);
}
