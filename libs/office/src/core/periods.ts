import type { DayFigures } from './contracts';

/** What a row of the report covers. */
export const PERIODS = ['day', 'week', 'month'] as const;
/** One of {@link PERIODS}. */
export type PeriodKind = (typeof PERIODS)[number];

/** What the play of a report is grouped by. */
export const PLAY_PARTS = ['provider', 'game'] as const;
/** One of {@link PLAY_PARTS}. */
export type PlayPart = (typeof PLAY_PARTS)[number];

/** The figures of a period, whose first day is `day`. */
export interface PeriodFigures extends DayFigures {
  /** Last day with figures. */
  to: string;
}

const DAY_MS = 86_400_000;

/** Returns the first day of the period of a day: weeks start on Monday. */
function startOf(day: string, kind: PeriodKind): string {
  if (kind === 'month') return day.slice(0, 7);
  if (kind === 'day') return day;
  const date = new Date(`${day}T00:00:00Z`);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}

/** Sums days, oldest first, to periods. Members of several days count once per day. */
export function periodsOf(days: readonly DayFigures[], kind: PeriodKind): PeriodFigures[] {
  return [...Map.groupBy(days, ({ day }) => startOf(day, kind)).values()].map((group) => ({
    ...totalOf(group[0]!.day, group),
    to: group.at(-1)!.day,
  }));
}

/** Sums figures, as those of a day. */
export function totalOf(day: string, rows: readonly DayFigures[]): DayFigures {
  const sum = (of: (figures: DayFigures) => number) => rows.reduce((total, figures) => total + of(figures), 0);
  return {
    day,
    depositsSatang: sum(({ depositsSatang }) => depositsSatang),
    firstDeposits: sum(({ firstDeposits }) => firstDeposits),
    withdrawalsSatang: sum(({ withdrawalsSatang }) => withdrawalsSatang),
    stakeSatang: sum(({ stakeSatang }) => stakeSatang),
    payoutSatang: sum(({ payoutSatang }) => payoutSatang),
    ggrSatang: sum(({ ggrSatang }) => ggrSatang),
    bonusSatang: sum(({ bonusSatang }) => bonusSatang),
    activeMembers: sum(({ activeMembers }) => activeMembers),
    newMembers: sum(({ newMembers }) => newMembers),
  };
}

/** Net gaming revenue: GGR minus bonus cost, in satang. */
export function ngrOf({ ggrSatang, bonusSatang }: Pick<DayFigures, 'ggrSatang' | 'bonusSatang'>): number {
  return ggrSatang - bonusSatang;
}
