import { formatHour, formatReadableDate } from '../../core';
import { useLanguage } from '../words/language';
import { useSharedWords } from '../words/shared-words';
import { useSite } from './portal-context';

/** Instants as people read them, in the agent's zone: `21 พ.ย. 2569 · 18:02 น.`, `21 Nov 2026, 18:02`. */
export function useMoment(): (instant: Date | string) => string {
  const words = useSharedWords();
  const language = useLanguage();
  const { timeZone } = useSite();
  return (instant) => {
    const at = new Date(instant);
    return words('moment', { date: formatReadableDate(at, language, timeZone), time: formatHour(at, timeZone) });
  };
}
