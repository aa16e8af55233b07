import { formatHour, formatReadableDate, type Language } from '@housebrand/shared';
import { useLanguage, useSite, serverNow } from '@housebrand/shared/react';

export interface OpeningTimeSetting {
  language: Language;
  /** The agent's time zone. */
  timeZone: string;
  nowMs: number;
}

/** Formats an instant as `04:00` if it is today, else as `21 พ.ย. 2569 04:00`; `null` for an unknown instant. */
export function openingTime(until: string | null, { language, timeZone, nowMs }: OpeningTimeSetting): string | null {
  if (!until || Number.isNaN(Date.parse(until))) return null;
  const instant = new Date(until);
  const day = formatReadableDate(instant, language, timeZone);
  const hour = formatHour(instant, timeZone);
  return day === formatReadableDate(new Date(nowMs), language, timeZone) ? hour : `${day} ${hour}`;
}

export function useOpeningTime(until: string | null): string | null {
  const language = useLanguage();
  const { timeZone } = useSite();
  return openingTime(until, { language, timeZone, nowMs: serverNow() });
}
