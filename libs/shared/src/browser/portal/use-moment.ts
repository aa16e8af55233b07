import { formatHour, formatReadableDate } from '../../core';
import { useLanguage } from '../messages/language';
import { useSharedMessages } from '../messages/shared-messages';
import { useSite } from './portal-context';

/** Formats instants for people, in the agent's zone: `21 พ.ย. 2569 · 18:02 น.`, `21 Nov 2026, 18:02`. */
export function useMoment(): (instant: Date | string) => string {
  const t = useSharedMessages();
  const language = useLanguage();
  const { timeZone } = useSite();
  return (instant) => {
    const at = new Date(instant);
    return t('moment', { date: formatReadableDate(at, language, timeZone), time: formatHour(at, timeZone) });
  };
}
