import { formatHour, formatReadableDate } from '@housebrand/shared';
import { useLanguage, usePortal } from '@housebrand/shared/react';
import { usePaymentWords } from '../payment-words';

/** Instants as people read them in the agent's zone: `21 พ.ย. 2569 · 18:02 น.`, `21 Nov 2026, 18:02`. */
export function useMoment(): (iso: string) => string {
  const words = usePaymentWords();
  const language = useLanguage();
  const { timeZone } = usePortal();
  return (iso) => {
    const instant = new Date(iso);
    return words('moment', {
      date: formatReadableDate(instant, language, timeZone),
      time: formatHour(instant, timeZone),
    });
  };
}
