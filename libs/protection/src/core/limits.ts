import { businessDay, instantsOf, type DayRange, type InstantRange, type Satang } from '@housebrand/shared';
import { WEAKENING_DELAY_MS } from './rules';

/** DEPOSIT: what is brought in, with what still waits for its transfer. LOSS: stakes less payouts of bets that are decided. */
export const LIMIT_KINDS = ['DEPOSIT', 'LOSS'] as const;
/** One of {@link LIMIT_KINDS}. */
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Of the agent's zone: a business day, a week that begins on Monday, a month. */
export const LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
/** One of {@link LIMIT_PERIODS}. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** The highest limit that can be set: ten million baht. More than that is no limit. */
export const HIGHEST_LIMIT_SATANG = 1_000_000_000;

/** A limit as stored: what holds now, and an increase that waits. `satang` `null`: no limit. Times in epoch milliseconds. */
export interface LimitState {
  satang: Satang | null;
  pending: { satang: Satang | null; fromMs: number } | null;
}

/** The limit of a member who never set one. */
export const NO_LIMIT: LimitState = { satang: null, pending: null };

/** The limit that holds at an instant: a waiting increase takes over when its time has come. */
export function limitAt(state: LimitState, nowMs: number): LimitState {
  const { pending } = state;
  return pending && pending.fromMs <= nowMs ? { satang: pending.satang, pending: null } : state;
}

/**
 * A decrease acts at once; an increase, or no limit at all, after 24 hours. To choose what holds already takes a waiting
 * increase back.
 */
export function changeLimit(state: LimitState, satang: Satang | null, nowMs: number): LimitState {
  const now = limitAt(state, nowMs);
  if (!isHigher(satang, now.satang)) return { satang, pending: null };
  return { satang: now.satang, pending: { satang, fromMs: nowMs + WEAKENING_DELAY_MS } };
}

/** Whether a limit allows more than another; none at all (`null`) allows the most. */
export function isHigher(one: Satang | null, other: Satang | null): boolean {
  if (other === null) return false;
  return one === null || one > other;
}

const DAY_MS = 86_400_000;

/** The period of an agent's zone that an instant belongs to. */
export function periodAt(period: LimitPeriod, at: Date, zone: string): InstantRange {
  return instantsOf(daysOf(period, businessDay(at, zone)), zone);
}

function daysOf(period: LimitPeriod, day: string): DayRange {
  switch (period) {
    case 'DAY':
      return { from: day, to: day };
    case 'WEEK': {
      // Sunday is 0, and the week's last day
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

/** A limit that holds, and how much of it is used. */
export interface UsedLimit {
  period: LimitPeriod;
  satang: Satang;
  usedSatang: Satang;
  /** When the period ends. */
  until: Date;
}

/** What may still be used: nothing when more than the limit was, since it was lowered meanwhile. */
export function leftOf({ satang, usedSatang }: Pick<UsedLimit, 'satang' | 'usedSatang'>): Satang {
  return usedSatang >= satang ? 0n : satang - usedSatang;
}

/** The limit that leaves the least; of two that leave the same the one that holds longer. `null`: there is none. */
export function tightestOf(limits: readonly UsedLimit[]): UsedLimit | null {
  return limits.reduce<UsedLimit | null>((tightest, one) => {
    if (!tightest || leftOf(one) < leftOf(tightest)) return one;
    return leftOf(one) === leftOf(tightest) && one.until > tightest.until ? one : tightest;
  }, null);
}

const THAI_ZERO = 0x0e50;

/** The whole baht that were typed, as digits: `฿3,000` → `3000`, `๕๐๐` → `500`; what is no digit is left out. */
export function wholeBahtTyped(text: string): string {
  const digits = text.replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
  // what stands after a point is satang
  return digits
    .split('.')[0]!
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_DIGITS);
}

const MAX_DIGITS = 9;
