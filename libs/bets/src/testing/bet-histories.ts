import type { Satang } from '@housebrand/shared';
import fc from 'fast-check';
import type { BetEvent } from '../core';

const MEMBERS = ['MTODEMO1', 'MTODEMO3', 'NAGADEMO1'] as const;
const GAMES = [
  { gameId: 'NAGX-0001', provider: 'NAGX', category: 'Slot' },
  { gameId: 'IRON-0001', provider: 'IRON', category: 'Fish' },
] as const;
/** The earliest time of an event of a history. */
export const HISTORY_START_MS = Date.parse('2026-11-18T09:00:00.000Z');
const HISTORY_MINUTES = 3 * 24 * 60;

/** The events of one bet: one to three stakes, optionally a settlement, optionally a void after or instead of it. */
const life = fc.record({
  username: fc.constantFrom(...MEMBERS),
  game: fc.constantFrom(...GAMES),
  minute: fc.nat(HISTORY_MINUTES),
  stakes: fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 3 }),
  payout: fc.integer({ min: 0, max: 2_000_000 }),
  isSettled: fc.boolean(),
  isVoid: fc.boolean(),
});

/** Histories of bets: each event once, in order. */
export const betHistories = fc.array(life, { maxLength: 12 }).map((lives): BetEvent[] =>
  lives.flatMap(({ username, game, minute, stakes, payout, isSettled, isVoid }, bet) => {
    const about = {
      betId: `bet-${bet}`,
      at: new Date(HISTORY_START_MS + minute * 60_000),
      member: { prefix: username.replace(/DEMO\d$/, ''), username },
      ...game,
    };
    const whole = { stakeSatang: BigInt(stakes.reduce((sum, stake) => sum + stake, 0)), payoutSatang: BigInt(payout) };
    const staked = stakes.map((stake, step): BetEvent => ({
      ...about,
      id: `bet-${bet}-stake-${step}`,
      kind: 'stake',
      stakeSatang: BigInt(stake),
      payoutSatang: 0n,
    }));
    const settled: BetEvent = { ...about, ...whole, id: `bet-${bet}-settle`, kind: 'settle' };
    const undone: BetEvent = { ...about, ...whole, id: `bet-${bet}-void`, kind: 'void' };
    return [...staked, ...(isSettled ? [settled] : []), ...(isVoid ? [undone] : [])];
  }),
);

/** A history, and the pages of a feed that delivers every event one to three times, in any order, split anywhere. */
export const unrulyFeeds = betHistories.chain((history) =>
  fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: history.length, maxLength: history.length }),
      fc.integer({ min: 1, max: 7 }),
    )
    .chain(([times, pageSize]) => {
      const reported = history.flatMap((event, index) => Array.from({ length: times[index]! }, () => event));
      return fc.shuffledSubarray(reported, { minLength: reported.length }).map((events) => ({
        history,
        pages: Array.from({ length: Math.ceil(events.length / pageSize) }, (_, page) =>
          events.slice(page * pageSize, (page + 1) * pageSize),
        ),
      }));
    }),
);

/** Returns the settlements of a history that were not voided. */
export function settledBets(history: readonly BetEvent[]): BetEvent[] {
  const voided = new Set(history.filter(({ kind }) => kind === 'void').map(({ betId }) => betId));
  return history.filter(({ kind, betId }) => kind === 'settle' && !voided.has(betId));
}

/** Returns the turnover of a history by username: the stakes of bets that were settled and not voided. */
export function plainTurnover(history: readonly BetEvent[]): Map<string, Satang> {
  const turnover = new Map<string, Satang>();
  for (const { member, stakeSatang } of settledBets(history))
    turnover.set(member.username, (turnover.get(member.username) ?? 0n) + stakeSatang);
  return turnover;
}
