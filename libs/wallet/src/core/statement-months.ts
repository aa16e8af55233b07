import { businessDay } from '@housebrand/shared';
import type { StatementLine, StatementMonth } from './contracts';
import { playedBetween } from './statement';

/** A line, or the change of credit by play since the line below. */
export type StatementRow = { kind: 'line'; line: StatementLine } | { kind: 'play'; id: string; satang: number };

/** A month on the screen, newest row first. */
export interface ShownMonth {
  /** `YYYY-MM` in the agent's time zone. */
  month: string;
  /** `null` if the provider has no statement, or the list shows some kinds only. */
  balances: StatementMonth | null;
  rows: StatementRow[];
}

interface Loaded {
  lines: readonly StatementLine[];
  months: readonly StatementMonth[];
  /** Older lines are not loaded yet. */
  hasMore: boolean;
  /** The list shows some kinds only, so neighbouring lines say nothing about play. */
  isFiltered: boolean;
  zone: string;
}

/** Groups lines by month, with play between them where the balances show it, so that each balance follows from the row below. */
export function statementMonths({ lines, months, hasMore, isFiltered, zone }: Loaded): ShownMonth[] {
  const monthOf = ({ at }: StatementLine): string => businessDay(new Date(at), zone).slice(0, 7);
  const byMonth = Map.groupBy(lines, monthOf);
  const oldest = lines.at(-1);
  const until = hasMore && oldest ? monthOf(oldest) : null;
  const names = new Set([...months.map(({ month }) => month), ...byMonth.keys()]);
  return [...names]
    .filter((month) => until === null || month >= until)
    .sort((a, b) => b.localeCompare(a))
    .flatMap((month) => {
      const balances = isFiltered ? null : (months.find((one) => one.month === month) ?? null);
      const isComplete = month !== until;
      const rows = rowsOf(month, byMonth.get(month) ?? [], balances, isComplete);
      return rows.length > 0 ? [{ month, balances, rows }] : [];
    });
}

function rowsOf(
  month: string,
  lines: readonly StatementLine[],
  balances: StatementMonth | null,
  isComplete: boolean,
): StatementRow[] {
  if (!balances) return lines.map((line) => ({ kind: 'line', line }));
  const rows: StatementRow[] = [];
  let above = { id: month, balanceBeforeSatang: balances.closingSatang as number | null };
  const addPlay = (older: { balanceAfterSatang: number | null }): void => {
    const satang = playedBetween(above, older);
    if (satang) rows.push({ kind: 'play', id: `play-${above.id}`, satang });
  };
  for (const line of lines) {
    addPlay(line);
    rows.push({ kind: 'line', line });
    above = line;
  }
  if (isComplete) addPlay({ balanceAfterSatang: balances.openingSatang });
  return rows;
}
