import type { Language } from '@housebrand/shared';

/** Between the common year and the Buddhist one. */
const BUDDHIST = 543;

/** A year as people read it: in Thai the Buddhist one. */
export function shownYear(year: number, language: Language): number {
  return language === 'th' ? year + BUDDHIST : year;
}
