import { businessDay, instantsOf, type InstantRange } from '@housebrand/shared';
import { PERIODS, type Period } from './terms';

const DAY_MS = 86_400_000;

/** A ranking's period and the board of its scores. */
export interface PeriodBoard {
  period: Period;
  board: string;
  range: InstantRange;
}

/** The board name of a tournament. */
export const tournamentBoard = (id: string): string => `tournament ${id}`;

/** The rankings of an instant: its business day, week and month. */
export function periodsAt(instant: Date, zone: string): PeriodBoard[] {
  const day = businessDay(instant, zone);
  return PERIODS.map((period) => {
    const days = DAYS[period](day);
    return { period, board: `${period.toLowerCase()} ${days.from}`, range: instantsOf(days, zone) };
  });
}

const DAYS: Record<Period, (day: string) => { from: string; to: string }> = {
  DAY: (day) => ({ from: day, to: day }),
  WEEK: (day) => {
    const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    return { from: shifted(day, -sinceMonday), to: shifted(day, 6 - sinceMonday) };
  },
  MONTH: (day) => {
    const [year, month] = day.split('-').map(Number) as [number, number];
    // day 0 of the next month is the last of this one
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    return { from: `${day.slice(0, 8)}01`, to: last };
  },
};

function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
