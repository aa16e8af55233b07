import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InstantRange } from '@housebrand/shared';
import { AppLog, Clock, Jobs, SumsVerification } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import fc from 'fast-check';
import { ABANDONED_AFTER_MS, type BetEvent } from '../core';
import { HISTORY_START_MS, newBetsService, settledBets, unrulyFeeds } from '../testing';
import { BetSumsComparison } from './bet-sums-comparison';
import type { BetsService } from './bets.service';
import { betsMigrations } from './migrations';

const MINUTE_MS = 60_000;
const WHOLE: InstantRange = { from: new Date(0), until: new Date('2100-01-01') };
/** Ranges that start and end within an hour, and with one. */
const instant = fc
  .record({ hours: fc.integer({ min: -2, max: 80 }), minutes: fc.constantFrom(0, 0, 17, 30) })
  .map(({ hours, minutes }) => new Date(HISTORY_START_MS + (hours * 60 + minutes) * MINUTE_MS));
const ranges = fc
  .array(fc.tuple(instant, instant), { minLength: 1, maxLength: 3 })
  .map((pairs) => pairs.map(([a, b]): InstantRange => (a < b ? { from: a, until: b } : { from: b, until: a })));

describe('sums of play', () => {
  let test: TestDatabase;
  let bets: BetsService;
  let runs = 0;

  beforeAll(async () => {
    test = await createTestDatabase(betsMigrations);
    bets = newBetsService(test);
  });
  afterAll(() => test.close());

  it('equals the plain history in any range, even if the feed repeats, reorders and voids late', async () => {
    await fc.assert(
      fc.asyncProperty(unrulyFeeds, ranges, async ({ history, pages }, chosen) => {
        runs += 1;
        const run = `-${runs}`;
        const own = (event: BetEvent): BetEvent => ({
          ...event,
          id: event.id + run,
          betId: event.betId + run,
          member: { ...event.member, username: event.member.username + run },
        });
        for (const [index, page] of pages.entries())
          expect(
            await bets.take({ from: await bets.cursor(), events: page.map(own), cursor: `c${run}-${index}` }),
          ).toBe(true);
        const plain = history.map(own);
        const members = new Map(plain.map(({ member }) => [member.username, member]));
        for (const member of members.values()) {
          const theirs = plain.filter((event) => event.member.username === member.username);
          for (const range of [...chosen, WHOLE]) await expectSums(member, settledBets(theirs), range);
          expect(await bets.unsettled(member, new Date(HISTORY_START_MS + ABANDONED_AFTER_MS))).toEqual(
            plainOpen(theirs),
          );
        }
      }),
      { numRuns: 25 },
    );
    expect(await differences()).toEqual([]);
  });

  async function expectSums(
    member: BetEvent['member'],
    settled: readonly BetEvent[],
    range: InstantRange,
  ): Promise<void> {
    const counted = settled.filter(({ at }) => range.from <= at && at < range.until);
    expect(await bets.played(member, range.from, range.until)).toEqual(sumsOf(counted));
    const games = (await bets.playedByGame(member, range.from, range.until)).filter(({ bets: rounds }) => rounds > 0);
    const byGame = Map.groupBy(counted, ({ gameId }) => gameId);
    expect(games.toSorted((a, b) => (a.gameId < b.gameId ? -1 : 1))).toEqual(
      [...byGame]
        .map(([gameId, own]) => ({ gameId, provider: own[0]!.provider, category: own[0]!.category, ...sumsOf(own) }))
        .toSorted((a, b) => (a.gameId < b.gameId ? -1 : 1)),
    );
    for (const gameIds of [[], ['NAGX-0001']]) {
      const wanted = counted.filter(({ gameId }) => gameIds.length === 0 || gameIds.includes(gameId));
      const query = { ...range, usernames: [member.username], gameIds, categories: [] };
      expect(await bets.wantedSums(member.prefix, query)).toEqual(
        wanted.length === 0 ? [] : [wantedOf(member.username, wanted)],
      );
    }
  }

  const sumsOf = (counted: readonly BetEvent[]) => ({
    turnoverSatang: counted.reduce((sum, { stakeSatang }) => sum + stakeSatang, 0n),
    payoutSatang: counted.reduce((sum, { payoutSatang }) => sum + payoutSatang, 0n),
    bets: counted.length,
  });
  const highest = (values: readonly bigint[]) => values.reduce((best, value) => (value > best ? value : best), 0n);
  const wantedOf = (username: string, counted: readonly BetEvent[]) => ({
    username,
    upTo: expect.any(BigInt),
    ...sumsOf(counted),
    highestPayoutSatang: highest(counted.map(({ payoutSatang }) => payoutSatang)),
    bestMultiplierHundredths: highest(
      counted.map(({ payoutSatang, stakeSatang }) => (payoutSatang * 100n) / stakeSatang),
    ),
  });

  /** Sums the stakes of bets without a settlement or void. */
  function plainOpen(history: readonly BetEvent[]) {
    const decided = new Set(history.filter(({ kind }) => kind !== 'stake').map(({ betId }) => betId));
    const open = history.filter(({ betId }) => !decided.has(betId));
    return {
      bets: new Set(open.map(({ betId }) => betId)).size,
      stakeSatang: open.reduce((sum, { stakeSatang }) => sum + stakeSatang, 0n),
    };
  }

  /** Compares all sums with their rows, as the daily job does. */
  const differences = () => {
    const log = new AppLog('silent');
    const jobs = new Jobs(testSettings({ databaseUrl: test.url }), log);
    const verification = new SumsVerification(test.database, new Clock(), log, jobs);
    new BetSumsComparison(verification);
    return verification.verify();
  };

  it('refuses a change beside their bets', async () => {
    for (const table of ['bet_sum', 'bet_open_stake'])
      for (const change of [`update ${table} set agent = agent`, `delete from ${table}`, `truncate ${table}`])
        await expect(test.asOwner(change)).rejects.toThrow();
  });
});
