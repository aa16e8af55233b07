import { DEFAULT_BUSINESS_ZONE, formatReadableDate } from '@housebrand/shared';
import type { Language } from '@housebrand/shared';
import { useLanguage } from '@housebrand/shared/react';

/** `04:00` today, else `21 พ.ย. 2569 04:00`; `null` for an instant nobody named. */
export function openingTime(until: string | null, language: Language, nowMs: number): string | null {
  if (!until || Number.isNaN(Date.parse(until))) return null;
  const instant = new Date(until);
  const day = formatReadableDate(instant, language);
  const hour = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: DEFAULT_BUSINESS_ZONE,
  }).format(instant);
  return day === formatReadableDate(new Date(nowMs), language) ? hour : `${day} ${hour}`;
}

export function useOpeningTime(until: string | null): string | null {
  return openingTime(until, useLanguage(), Date.now());
}
