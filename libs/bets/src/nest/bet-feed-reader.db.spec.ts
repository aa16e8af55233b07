import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BetFeedPage, FeedGateway } from '@housebrand/providers/nest';
import { AppLog, Jobs, ProviderUnavailable } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { setTimeout as pause } from 'node:timers/promises';
import type { BetEvent } from '../core';
import { newBetsService } from '../testing';
import { BetFeedReader } from './bet-feed-reader';
import type { BetConsumers } from './bet-consumers';
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
  const follow = async (
    answer: (cursor: string | null) => BetFeedPage | Promise<BetFeedPage>,
    consume = () => Promise.resolve(),
    signal?: AbortSignal,
  ) => {
    const over = new AbortController();
    const page = async (cursor: string | null) => {
      requested.push(cursor);
      if (requested.length === 100) over.abort();
      return answer(cursor);
    };
    const log = new AppLog('silent');
    const jobs = new Jobs(testSettings({ databaseUrl: test.url }), log);
    const consumers = { followAll: consume } as unknown as BetConsumers;
    await new BetFeedReader({ page } as FeedGateway, bets, consumers, log, jobs).follow(signal ?? over.signal);
  };
  const turnover = async () =>
    (await bets.played(settled(0).member, new Date(0), new Date('2100-01-01'))).turnoverSatang;

  it('stops reading when the cursor stays the same despite `hasMore`', async () => {
    await follow(() => ({ events: [settled(1)], cursor: 'stays', hasMore: true }));
    expect(requested).toEqual([null, 'stays']);
  });

  it('ignores a page that fails after the server has started to stop', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const stopped = AbortSignal.abort();
    await follow(() => Promise.reject(new ProviderUnavailable('gamePlatform', 'timeout')), undefined, stopped);
    // Node reports unhandled rejections after the microtasks of a turn
    await pause(0);
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  it('stores a page that is larger than requested', async () => {
    const events = Array.from({ length: 6_000 }, (_, nth) => settled(100 + nth));
    const before = await turnover();
    await follow(() => ({ events, cursor: 'large', hasMore: false }));
    expect((await turnover()) - before).toBe(600_000n);
  });

  /** Forty pages of one event; each takes some time to arrive. @param first number of the first event */
  const fortyFrom = (first: number) => async (cursor: string | null) => {
    await pause(60);
    const nth = Number(/^page-(\d+)$/.exec(cursor ?? '')?.[1] ?? first);
    return { events: [settled(nth)], cursor: `page-${nth + 1}`, hasMore: nth < first + 39 };
  };
  const storedEvents = async () => {
    const { rows } = await test.database.operatorQuery<{ events: number }>({
      text: 'select count(*)::int as events from bet_event',
    });
    return rows[0]!.events;
  };

  it('runs the consumers one run at a time, while pages arrive and after the last one', async () => {
    const before = await storedEvents();
    const storedAtStart: number[] = [];
    const startedAt = performance.now();
    let atOnce = 0;
    await follow(fortyFrom(10_000), async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      storedAtStart.push((await storedEvents()) - before);
      await pause(50);
      atOnce -= 1;
    });
    expect([storedAtStart[0], storedAtStart.at(-1), atOnce]).toEqual([1, 40, 0]);
    // a run starts every second, and one after the last page
    const mostRuns = Math.floor((performance.now() - startedAt) / 1_000) + 2;
    expect(storedAtStart.length).toBeGreaterThan(2);
    expect(storedAtStart.length).toBeLessThanOrEqual(mostRuns);
  });

  it('lets slow consumers slow the feed down', async () => {
    const ahead: number[] = [];
    await follow(fortyFrom(20_000), async () => {
      const atStart = await storedEvents();
      await pause(2_500);
      ahead.push((await storedEvents()) - atStart);
    });
    // without a wait, all forty pages would have arrived during a run
    expect(Math.max(...ahead)).toBeLessThan(30);
  });

  it('continues with the feed when a page cannot be read, after the consumers have ended', async () => {
    let isConsuming = false;
    const cut = (): BetFeedPage => {
      if (requested.length > 1) throw new ProviderUnavailable('gamePlatform', 'refused');
      return { events: [settled(30_001)], cursor: 'cut', hasMore: true };
    };
    const before = await turnover();
    await follow(cut, async () => {
      isConsuming = true;
      await pause(20);
      isConsuming = false;
    });
    expect([(await turnover()) - before, isConsuming]).toEqual([100n, false]);
  });
});
