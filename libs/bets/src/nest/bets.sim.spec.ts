import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FeedGateway } from '@housebrand/providers/nest';
import {
  connectGateways,
  startSimulator,
  type ConnectedGateways,
  type RunningSimulator,
} from '@housebrand/providers/testing';
import { AppLog, Jobs } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, waitUntil, type TestDatabase } from '@housebrand/shared/testing';
import type { BetEvent } from '../core';
import { newBetsService, plainTurnover } from '../testing';
import type { BetConsumers } from './bet-consumers';
import { BetFeedReader } from './bet-feed-reader';
import type { BetsService } from './bets.service';
import { betsMigrations } from './migrations';

const LONG_AGO = new Date(0);
const NEVER = new Date('2100-01-01');

describe('bet feed of the simulator', () => {
  let simulator: RunningSimulator;
  let gateways: ConnectedGateways;
  let test: TestDatabase;
  let bets: BetsService;

  beforeAll(async () => {
    [simulator, test] = await Promise.all([startSimulator(), createTestDatabase(betsMigrations)]);
    gateways = connectGateways({ baseUrls: simulator.baseUrls });
    bets = newBetsService(test);
  });
  afterEach(async () => {
    await setUnruly(false);
    await offer(true);
  });
  afterAll(async () => {
    await gateways.close();
    await test.close();
    await simulator.stop();
  });

  const setUnruly = (isUnruly: boolean) => simulator.control('POST', '/control/feed', { isUnruly });
  const offer = (isOffered: boolean) =>
    simulator.control('POST', '/control/extensions', { extension: 'betFeed', isOffered });
  const newReader = () => {
    const settings = testSettings({ databaseUrl: test.url });
    const log = new AppLog('silent');
    const consumers = { followAll: async () => undefined } as unknown as BetConsumers;
    return new BetFeedReader(gateways.feed, bets, consumers, log, new Jobs(settings, log));
  };
  const follow = (reader = newReader()) => reader.follow(new AbortController().signal);

  /** Returns all events, each once, in order. */
  async function history(feed: FeedGateway): Promise<BetEvent[]> {
    const events: BetEvent[] = [];
    let cursor: string | null = null;
    let hasMore = true;
    while (hasMore) {
      const page = await feed.page(cursor);
      events.push(...page.events);
      ({ cursor, hasMore } = page);
    }
    return events;
  }

  const sums = async (events: readonly BetEvent[]) => {
    const members = new Map(events.map(({ member }) => [member.username, member]));
    const counted = new Map<string, bigint>();
    for (const [username, member] of members) {
      const { turnoverSatang } = await bets.played(member, LONG_AGO, NEVER);
      if (turnoverSatang !== 0n) counted.set(username, turnoverSatang);
    }
    return counted;
  };

  /** Reads the unruly feed until it has no new events; it can lag while the server is busy. @returns all events */
  async function followed(isComplete: (events: readonly BetEvent[]) => boolean): Promise<BetEvent[]> {
    let reported: BetEvent[] = [];
    await waitUntil(async () => {
      reported = await history(gateways.feed);
      if (!isComplete(reported)) return false;
      await setUnruly(true);
      await follow();
      await setUnruly(false);
      return (await history(gateways.feed)).length === reported.length;
    });
    return reported;
  }

  it('yields the correct turnover in spite of repeated and reordered events and late voids', async () => {
    const before = await followed(({ length }) => length > 100);
    expect(await sums(before)).toEqual(plainTurnover(before));
    const lost = before.findLast(({ kind, payoutSatang, member }) => {
      return kind === 'settle' && payoutSatang === 0n && !/DEMO\d$/.test(member.username);
    })!;
    await simulator.control('POST', `/control/rounds/${lost.betId}/void`);
    const isUndone = ({ betId, kind }: BetEvent) => betId === lost.betId && kind === 'void';
    const after = await followed((events) => events.some(isUndone));
    expect(after.filter(isUndone)).toHaveLength(1);
    expect(await sums(after)).toEqual(plainTurnover(after));
  });

  it('pauses reading while the feed is not offered and resumes once it is', async () => {
    await offer(false);
    const reader = newReader();
    const requested = () => gateways.sent.filter((name) => name === 'gamePlatform.betFeed').length;
    const before = requested();
    await follow(reader);
    await follow(reader);
    expect(requested()).toBe(before + 1);
    await offer(true);
    await follow();
    expect(requested()).toBeGreaterThan(before + 1);
  });
});
