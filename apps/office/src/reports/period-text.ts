import type { PeriodFigures, PeriodKind } from '@housebrand/office';

/** Returns the text of a period: its day, or its first and last day. */
export function periodText({ day, to }: PeriodFigures, kind: PeriodKind): string {
  return kind === 'day' || day === to ? day : `${day} – ${to.slice(5)}`;
}
