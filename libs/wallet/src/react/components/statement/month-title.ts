import { formatReadableDate, type Language } from '@housebrand/shared';

/** Returns the name of a month with its year, of the Buddhist Era in Thai: `พ.ย. 2569`. */
export function monthTitle(month: string, language: Language): string {
  const [, ...monthAndYear] = formatReadableDate(new Date(`${month}-15T00:00:00Z`), language, 'UTC').split(' ');
  return monthAndYear.join(' ');
}
