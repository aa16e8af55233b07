import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BetFeedPage, FeedGateway } from '@housebrand/providers/nest';
import { AppLog, Jobs } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import type { BetEvent } from '../core';
import { newBetsService } from '../testing';
import { BetFeedReader } from './bet-feed-reader';
import type { BetsService } from './bets.service';
import { betsMigrations } from './migrations';

const settled = (nth: number): BetEvent => ({
  id: `e-${nth}`,
  kind: 'settle',
  betId: `b-${nth}`,
  at: new Date('2026-11-18T09:00:00.000Z'),
  member: { prefix: 'MTO', username: 'MTODEMO1' },
  gameId: 'g',
  provider: 'p',
  category: 'Slot',
  stakeSatang: 100n,
  payoutSatang: 0n,
});

describe('BetFeedReader with a faulty feed', () => {
  let test: TestDatabase;
  let bets: BetsService;
  let requested: (string | null)[] = [];

  beforeAll(async () => {
    test = await createTestDatabase(betsMigrations);
    bets = newBetsService(test);
  });
  beforeEach(() => {
    requested = [];
  });
  afterAll(() => test.close());

  /** Reads the feed from a stubbed provider and stops after a hundred pages. */
  const follow = async (answer: (cursor: string | null) => BetFeedPage) => {
    const over = new AbortController();
    const page = async (cursor: string | null) => {
      requested.push(cursor);
      if (requested.length === 100) over.abort();
      return answer(cursor);
    };
    const log = new AppLog('silent');
    const jobs = new Jobs(testSettings({ databaseUrl: test.url }), log);
    await new BetFeedReader({ page } as FeedGateway, bets, log, jobs).follow(over.signal);
  };
  const turnover = async () =>
    (await bets.played(settled(0).member, new Date(0), new Date('2100-01-01'))).turnoverSatang;

  it('stops reading when the cursor stays the same despite `hasMore`', async () => {
    await follow(() => ({ events: [settled(1)], cursor: 'stays', hasMore: true }));
    expect(requested).toEqual([null, 'stays']);
  });

  it('stores a page that is larger than requested', async () => {
    const events = Array.from({ length: 6_000 }, (_, nth) => settled(100 + nth));
    const before = await turnover();
    await follow(() => ({ events, cursor: 'large', hasMore: false }));
    expect((await turnover()) - before).toBe(600_000n);
  });
});
