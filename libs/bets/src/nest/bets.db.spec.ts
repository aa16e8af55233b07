import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, localNews, type TestDatabase } from '@housebrand/shared/testing';
import fc from 'fast-check';
import type { BetEvent } from '../core';
import { plainTurnover, unrulyFeeds } from '../testing';
import { BetsRepository } from './bets.repository';
import { BetsService } from './bets.service';
import { betsMigrations } from './migrations';

const LONG_AGO = new Date(0);
const NEVER = new Date('2100-01-01');

describe('what members play', () => {
  let test: TestDatabase;
  let bets: BetsService;
  let runs = 0;

  beforeAll(async () => {
    test = await createTestDatabase(betsMigrations);
    bets = new BetsService(test.database, new BetsRepository(test.database), localNews());
  });
  afterAll(() => test.close());

  /** Takes a page behind the last one. */
  const take = async (events: readonly BetEvent[], cursor: string) =>
    bets.take({ from: await bets.cursor(), events, cursor });
  const played = (username: string) =>
    bets.played({ prefix: username.replace(/DEMO.*/, ''), username }, LONG_AGO, NEVER);

  it('comes to the turnover of the plain history, whatever the feed does to it', async () => {
    await fc.assert(
      fc.asyncProperty(unrulyFeeds, async ({ history, pages }) => {
        // members and bets of its own for each history
        const run = `-${(runs += 1)}`;
        const own = (event: BetEvent): BetEvent => ({
          ...event,
          id: event.id + run,
          betId: event.betId + run,
          member: { ...event.member, username: event.member.username + run },
        });
        for (const [index, page] of pages.entries()) expect(await take(page.map(own), `c${run}-${index}`)).toBe(true);
        const plain = plainTurnover(history.map(own));
        for (const username of new Set(history.map((event) => own(event).member.username))) {
          expect((await played(username)).turnoverSatang).toBe(plain.get(username) ?? 0n);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('is kept with the cursor, by whoever read from where it stands', async () => {
    const event: BetEvent = {
      id: 'e-1',
      kind: 'settle',
      betId: 'b-1',
      at: new Date('2026-11-18T09:00:00.000Z'),
      member: { prefix: 'MTO', username: 'MTODEMO9' },
      gameId: 'g',
      provider: 'p',
      category: 'Slot',
      stakeSatang: 700n,
      payoutSatang: 200n,
    };
    const from = await bets.cursor();
    const page = { from, events: [event], cursor: 'mine' };
    const both = await Promise.all([bets.take(page), bets.take({ ...page, cursor: 'theirs' })]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await bets.take({ ...page, events: [{ ...event, id: 'e-2', betId: 'b-2' }], cursor: 'late' })).toBe(false);
    expect(await played('MTODEMO9')).toEqual({ turnoverSatang: 700n, payoutSatang: 200n, bets: 1 });
    // a page that cannot be kept leaves the cursor where it was
    const before = await bets.cursor();
    await expect(take([{ ...event, id: 'e-3', stakeSatang: -1n }], 'broken')).rejects.toThrow();
    expect(await bets.cursor()).toBe(before);
    // undone where it counted, and only there
    expect(await take([{ ...event, id: 'e-4', kind: 'void', at: new Date('2026-12-24') }], 'void')).toBe(true);
    expect(await played('MTODEMO9')).toEqual({ turnoverSatang: 0n, payoutSatang: 0n, bets: 0 });
    const december = bets.played(event.member, new Date('2026-12-01'), NEVER);
    expect(await december).toEqual({ turnoverSatang: 0n, payoutSatang: 0n, bets: 0 });
  });
});
