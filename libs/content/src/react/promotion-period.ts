import { formatReadableDate, type Language } from '@housebrand/shared';

/** A promotion ends as a day begins: its last day is the one before. */
export function lastDay(endsAt: string, language: Language, zone: string): string {
  return formatReadableDate(new Date(new Date(endsAt).getTime() - 1), language, zone);
}
