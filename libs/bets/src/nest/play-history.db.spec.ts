import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { businessDay } from '@housebrand/shared';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import fc from 'fast-check';
import type { BetEvent, DecidedBet } from '../core';
import { newBetsService, settledBets, unrulyFeeds } from '../testing';
import type { BetsService } from './bets.service';
import { betsMigrations } from './migrations';

const ZONE = 'Asia/Bangkok';
const WHOLE = { from: new Date('2000-01-01'), until: new Date('2100-01-01') };

describe('history of play', () => {
  let test: TestDatabase;
  let bets: BetsService;
  let runs = 0;

  beforeAll(async () => {
    test = await createTestDatabase(betsMigrations);
    bets = newBetsService(test);
  });
  afterAll(() => test.close());

  it('equals the plain history by day and game, and lists every decided bet once, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(unrulyFeeds, fc.integer({ min: 1, max: 4 }), async ({ history, pages }, limit) => {
        runs += 1;
        const run = `-${runs}`;
        const own = (event: BetEvent): BetEvent => ({
          ...event,
          id: event.id + run,
          betId: event.betId + run,
          member: { ...event.member, username: event.member.username + run },
        });
        for (const [index, page] of pages.entries())
          await bets.take({ from: await bets.cursor(), events: page.map(own), cursor: `c${run}-${index}` });
        const plain = history.map(own);
        for (const member of new Map(plain.map(({ member: one }) => [one.username, one])).values()) {
          const theirs = plain.filter((event) => event.member.username === member.username);
          const settled = settledBets(theirs);
          const days = await bets.playedByDay(member, WHOLE, ZONE);
          for (const { day, gameId, provider, category, bets: count, turnoverSatang, payoutSatang } of days) {
            const same = settled.filter(
              (bet) =>
                businessDay(bet.at, ZONE) === day &&
                bet.gameId === gameId &&
                bet.provider === provider &&
                bet.category === category,
            );
            const sum = (of: 'stakeSatang' | 'payoutSatang') => same.reduce((total, bet) => total + bet[of], 0n);
            expect([count, turnoverSatang, payoutSatang]).toEqual([
              same.length,
              sum('stakeSatang'),
              sum('payoutSatang'),
            ]);
          }
          expect(days.reduce((sum, { bets: count }) => sum + count, 0)).toBe(settled.length);
          const voided = new Set(theirs.filter(({ kind }) => kind === 'void').map(({ betId }) => betId));
          for (const gameId of new Set(theirs.map((event) => event.gameId))) {
            const decided = await allDecided(member, gameId, limit);
            expect(new Set(decided.map(({ betId }) => betId)).size).toBe(decided.length);
            expect(
              decided
                .filter(({ isVoid }) => !isVoid)
                .map(({ betId }) => betId)
                .sort(),
            ).toEqual(
              settled
                .filter((bet) => bet.gameId === gameId)
                .map(({ betId }) => betId)
                .sort(),
            );
            expect(decided.every(({ betId, isVoid }) => isVoid === voided.has(betId))).toBe(true);
          }
          const last = await bets.lastPlayedBefore(member, WHOLE.until);
          expect(last === null).toBe(settled.length === 0);
        }
      }),
      { numRuns: 15 },
    );
  });

  async function allDecided(member: BetEvent['member'], gameId: string, limit: number): Promise<DecidedBet[]> {
    const all: DecidedBet[] = [];
    let isLast = false;
    while (!isLast) {
      const page = await bets.decidedBets(member, { range: WHOLE, gameId, limit, after: all.at(-1) ?? null });
      all.push(...page);
      isLast = page.length < limit;
    }
    return all;
  }
});
