import type { Language } from '@housebrand/shared';

/** Years between the Common Era and the Buddhist Era. */
const BUDDHIST_ERA_OFFSET = 543;

/** Returns the year to display: of the Buddhist Era in Thai. */
export function shownYear(year: number, language: Language): number {
  return language === 'th' ? year + BUDDHIST_ERA_OFFSET : year;
}
