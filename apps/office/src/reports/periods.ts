import type { DayFigures } from '@housebrand/office';

/** What a row of the report covers. */
export const PERIODS = ['day', 'week', 'month'] as const;
export type PeriodKind = (typeof PERIODS)[number];

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
  return [...Map.groupBy(days, ({ day }) => startOf(day, kind)).values()].map((group) => {
    const [first, ...others] = group as [DayFigures, ...DayFigures[]];
    return { ...others.reduce(sumOf, first), day: first.day, to: group.at(-1)!.day };
  });
}

function sumOf(one: DayFigures, other: DayFigures): DayFigures {
  return {
    day: one.day,
    depositsSatang: one.depositsSatang + other.depositsSatang,
    firstDeposits: one.firstDeposits + other.firstDeposits,
    withdrawalsSatang: one.withdrawalsSatang + other.withdrawalsSatang,
    stakeSatang: one.stakeSatang + other.stakeSatang,
    payoutSatang: one.payoutSatang + other.payoutSatang,
    ggrSatang: one.ggrSatang + other.ggrSatang,
    bonusSatang: one.bonusSatang + other.bonusSatang,
    activeMembers: one.activeMembers + other.activeMembers,
    newMembers: one.newMembers + other.newMembers,
  };
}

/** Returns the text of a period: its day, or its first and last day. */
export function periodText({ day, to }: PeriodFigures, kind: PeriodKind): string {
  return kind === 'day' || day === to ? day : `${day} – ${to.slice(5)}`;
}
