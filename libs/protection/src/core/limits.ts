import { businessDay, instantsOf, type DayRange, type InstantRange, type Satang } from '@housebrand/shared';
import { WEAKENING_DELAY_MS } from './rules';
import type { LimitPeriod } from './terms';

/** The highest limit that can be set: ten million baht. */
export const HIGHEST_LIMIT_SATANG = 1_000_000_000;

/** A stored limit: the current one and a pending increase. `satang` `null`: no limit. */
export interface LimitState {
  satang: Satang | null;
  pending: { satang: Satang | null; from: Date } | null;
}

/** The limit of a member who never set one. */
export const NO_LIMIT: LimitState = { satang: null, pending: null };

/** Returns the limit at an instant: a pending increase takes effect once its time has come. */
export function limitAt(state: LimitState, at: Date): LimitState {
  const { pending } = state;
  return pending && pending.from <= at ? { satang: pending.satang, pending: null } : state;
}

/**
 * Changes a limit: a decrease applies at once, an increase (or no limit) after 24 hours. Choosing the current limit cancels a
 * pending increase.
 */
export function changeLimit(state: LimitState, satang: Satang | null, at: Date): LimitState {
  const now = limitAt(state, at);
  if (!isHigher(satang, now.satang)) return { satang, pending: null };
  return { satang: now.satang, pending: { satang, from: new Date(at.getTime() + WEAKENING_DELAY_MS) } };
}

/** Whether a limit allows more than another; no limit (`null`) allows the most. */
export function isHigher(one: Satang | null, other: Satang | null): boolean {
  if (other === null) return false;
  return one === null || one > other;
}

const DAY_MS = 86_400_000;

/** Returns the period that contains an instant, in a time zone. */
export function periodAt(period: LimitPeriod, at: Date, zone: string): InstantRange {
  return instantsOf(daysOf(period, businessDay(at, zone)), zone);
}

function daysOf(period: LimitPeriod, day: string): DayRange {
  switch (period) {
    case 'DAY':
      return { from: day, to: day };
    case 'WEEK': {
      // `getUTCDay` starts at Sunday (0), but the week ends on Sunday.
      const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
      return { from: dayAfter(day, -sinceMonday), to: dayAfter(day, 6 - sinceMonday) };
    }
    case 'MONTH': {
      const [year, month] = day.split('-').map(Number) as [number, number];
      return { from: `${day.slice(0, 7)}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
    }
  }
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A current limit and its used amount. */
export interface UsedLimit {
  period: LimitPeriod;
  satang: Satang;
  usedSatang: Satang;
  /** When the period ends. */
  until: Date;
}

/** Returns the amount left, in satang; zero if the limit was lowered below the used amount. */
export function leftOf({ satang, usedSatang }: Pick<UsedLimit, 'satang' | 'usedSatang'>): Satang {
  return usedSatang >= satang ? 0n : satang - usedSatang;
}

/** Returns the limit that leaves the least; ties go to the one whose period ends last. `null`: no limit. */
export function tightestOf(limits: readonly UsedLimit[]): UsedLimit | null {
  return limits.reduce<UsedLimit | null>((tightest, limit) => {
    if (!tightest || leftOf(limit) < leftOf(tightest)) return limit;
    return leftOf(limit) === leftOf(tightest) && limit.until > tightest.until ? limit : tightest;
  }, null);
}
