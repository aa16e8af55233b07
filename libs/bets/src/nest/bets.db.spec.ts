import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import fc from 'fast-check';
import { ABANDONED_AFTER_MS, dueMoves, type BetEvent, type LoggedMove, type TurnoverMove } from '../core';
import { newBetsService, plainTurnover, unrulyFeeds } from '../testing';
import type { BetsService } from './bets.service';
import { betsMigrations } from './migrations';
import { TurnoverLog } from './turnover-log';

const LONG_AGO = new Date(0);
const NEVER = new Date('2100-01-01');

describe('BetsService', () => {
  let test: TestDatabase;
  let bets: BetsService;
  let runs = 0;

  beforeAll(async () => {
    test = await createTestDatabase(betsMigrations);
    bets = newBetsService(test);
  });
  afterAll(() => test.close());

  /** Stores a page that follows the last one. */
  const store = async (events: readonly BetEvent[], cursor: string) =>
    bets.take({ from: await bets.cursor(), events, cursor });
  const played = (username: string) =>
    bets.played({ prefix: username.replace(/DEMO.*/, ''), username }, LONG_AGO, NEVER);

  const bookedAfter = (prefix: string, position: bigint, limit: number) =>
    test.database.forAgent(prefix, (tx) => new TurnoverLog(test.database).after(tx, position, limit));

  it('counts the turnover of the plain history, even if the feed repeats and reorders events', async () => {
    await fc.assert(
      fc.asyncProperty(unrulyFeeds, async ({ history, pages }) => {
        // Each history has its own members and bets.
        runs += 1;
        const run = `-${runs}`;
        const own = (event: BetEvent): BetEvent => ({
          ...event,
          id: event.id + run,
          betId: event.betId + run,
          member: { ...event.member, username: event.member.username + run },
        });
        for (const [index, page] of pages.entries()) expect(await store(page.map(own), `c${run}-${index}`)).toBe(true);
        const plain = plainTurnover(history.map(own));
        for (const username of new Set(history.map((event) => own(event).member.username))) {
          expect((await played(username)).turnoverSatang).toBe(plain.get(username) ?? 0n);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('books the moves of the rule after every page, in pages of several agents', async () => {
    await fc.assert(
      fc.asyncProperty(unrulyFeeds, async ({ pages }) => {
        runs += 1;
        const run = `-${runs}`;
        const events = new Map<string, BetEvent>();
        const moves: TurnoverMove[] = [];
        for (const [index, page] of pages.entries()) {
          const own = page.map((event) => ({ ...event, id: event.id + run, betId: event.betId + run }));
          await store(own, `moves${run}-${index}`);
          for (const event of own) events.set(event.id, event);
          for (const [betId, known] of Map.groupBy(events.values(), (event) => event.betId)) {
            const booked = new Set(moves.filter((move) => move.betId === betId).map(({ kind }) => kind));
            const settled = known.find(({ kind }) => kind === 'settle');
            moves.push(...dueMoves({ settled, isVoid: known.some(({ kind }) => kind === 'void'), booked }));
          }
          expect(await bookedIn(run)).toEqual(moves.map(summary).toSorted());
        }
      }),
      { numRuns: 8 },
    );
  });
  const summary = ({ betId, kind, member, gameId, at, stakeSatang, payoutSatang }: TurnoverMove) =>
    [betId, kind, member.username, gameId, at.toISOString(), stakeSatang, payoutSatang].join(' ');
  const bookedIn = async (run: string): Promise<string[]> => {
    const booked = await Promise.all(['MTO', 'NAGA'].map((prefix) => bookedAfter(prefix, 0n, 1_000_000)));
    return booked
      .flat()
      .filter(({ betId }) => betId.endsWith(run))
      .map(summary)
      .toSorted();
  };

  it('stores events and cursor together, only for a page read from the current cursor', async () => {
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
    // A page that cannot be stored does not move the cursor.
    const before = await bets.cursor();
    await expect(store([{ ...event, id: 'e-3', stakeSatang: -1n }], 'broken')).rejects.toThrow();
    expect(await bets.cursor()).toBe(before);
    // A void undoes turnover at the settlement time, not at its own.
    expect(await store([{ ...event, id: 'e-4', kind: 'void', at: new Date('2026-12-24') }], 'void')).toBe(true);
    expect(await played('MTODEMO9')).toEqual({ turnoverSatang: 0n, payoutSatang: 0n, bets: 0 });
    const december = bets.played(event.member, new Date('2026-12-01'), NEVER);
    expect(await december).toEqual({ turnoverSatang: 0n, payoutSatang: 0n, bets: 0 });
  });

  it('reports for each void when its own bet was voided', async () => {
    const at = new Date('2026-11-18T10:00:00.000Z');
    const member = { prefix: 'VOIDS', username: 'VOIDSDEMO1' };
    const event = (kind: BetEvent['kind'], nth: number, when: Date): BetEvent => ({
      id: `voids-${kind}-${nth}`,
      kind,
      betId: `voids-${nth}`,
      at: when,
      member,
      gameId: 'g',
      provider: 'p',
      category: 'Slot',
      stakeSatang: 100n,
      payoutSatang: 0n,
    });
    const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
    await store(
      [1, 2].map((nth) => event('settle', nth, at)),
      'voids-settled',
    );
    await store([event('void', 1, later(1)), event('void', 2, later(30))], 'voids-voided');
    const expected = [
      { betId: 'voids-1', voidedAt: later(1) },
      { betId: 'voids-2', voidedAt: later(30) },
    ];
    const voidsOf = (moves: LoggedMove[]) =>
      moves.filter(({ kind }) => kind === 'takenBack').map(({ betId, voidedAt }) => ({ betId, voidedAt }));
    const followed = await bookedAfter('VOIDS', 0n, 100);
    expect(voidsOf(followed)).toEqual(expected);
    expect(voidsOf(await new TurnoverLog(test.database).of(member, later(60), followed.at(-1)!.position))).toEqual(
      expected,
    );
  });

  it('sums turnover by game and for ranking queries, excluding void bets', async () => {
    const at = new Date('2026-11-19T09:00:00.000Z');
    const event = (nth: number, differences: Partial<BetEvent>): BetEvent => ({
      id: `sum-${nth}`,
      kind: 'settle',
      betId: `sum-bet-${nth}`,
      at,
      member: { prefix: 'MTO', username: 'MTOSUMS' },
      gameId: 'NAGX-1',
      provider: 'NAGX',
      category: 'Slot',
      stakeSatang: 300n,
      payoutSatang: 0n,
      ...differences,
    });
    const before = (await bookedAfter('MTO', 0n, 1_000_000)).at(-1)?.position ?? 0n;
    await store(
      [
        event(1, { payoutSatang: 1_000n }),
        event(2, { gameId: 'IRON-1', provider: 'IRON', category: 'Fish', stakeSatang: 700n }),
        event(3, { payoutSatang: 90_000n }),
        event(4, { at: new Date('2026-11-20T09:00:00.000Z'), stakeSatang: 1n }),
        event(5, { member: { prefix: 'MTO', username: 'MTOOTHER' }, stakeSatang: 0n, payoutSatang: 5n }),
      ],
      'sums',
    );
    await store([{ ...event(3, {}), id: 'sum-void', kind: 'void', payoutSatang: 90_000n }], 'sums-void');
    const range = { from: at, until: new Date('2026-11-20T00:00:00.000Z') };
    const games = await bets.playedByGame({ prefix: 'MTO', username: 'MTOSUMS' }, range.from, range.until);
    expect(games.toSorted((a, b) => a.gameId.localeCompare(b.gameId))).toEqual([
      { gameId: 'IRON-1', provider: 'IRON', category: 'Fish', turnoverSatang: 700n, payoutSatang: 0n, bets: 1 },
      { gameId: 'NAGX-1', provider: 'NAGX', category: 'Slot', turnoverSatang: 300n, payoutSatang: 1_000n, bets: 1 },
    ]);
    const slots = {
      username: 'MTOSUMS',
      turnoverSatang: 300n,
      payoutSatang: 1_000n,
      bets: 1,
      highestPayoutSatang: 1_000n,
      bestMultiplierHundredths: 333n,
      upTo: expect.any(BigInt),
    };
    const all = { ...slots, turnoverSatang: 1_000n, bets: 2 };
    const usernames = ['MTOSUMS'];
    expect(await bets.wantedSums('MTO', { ...range, usernames, gameIds: [], categories: [] })).toEqual([all]);
    expect(await bets.wantedSums('MTO', { ...range, usernames, gameIds: [], categories: ['SLOT'] })).toEqual([slots]);
    expect(await bets.wantedSums('MTO', { ...range, usernames, gameIds: ['NAGX-1'], categories: ['none'] })).toEqual([
      slots,
    ]);
    expect(await bets.wantedSums('MTO', { ...range, usernames, gameIds: ['IRON-1'], categories: ['Slot'] })).toEqual([
      all,
    ]);
    expect(await bets.wantedSums('NAGA', { ...range, usernames, gameIds: [], categories: [] })).toEqual([]);
    const allMembers = await bets.wantedSums('MTO', { ...range, gameIds: [], categories: [] });
    expect(allMembers.find(({ username }) => username === 'MTOOTHER')).toMatchObject({ bestMultiplierHundredths: 0n });
    const reported = await bookedAfter('MTO', before, 1_000);
    expect(reported.map(({ member }) => member.username).toSorted()).toEqual(['MTOOTHER', ...Array(5).fill('MTOSUMS')]);
    expect((await bookedAfter('MTO', before, 2)).map(({ position }) => position)).toEqual(
      reported.slice(0, 2).map(({ position }) => position),
    );
  });

  it('returns the open bets of a member, regardless of the order of events', async () => {
    const member = { prefix: 'MTO', username: 'MTOWAITS' };
    const since = new Date('2026-11-19T09:00:00.000Z');
    const now = new Date(since.getTime() + ABANDONED_AFTER_MS);
    const reported = (
      kind: BetEvent['kind'],
      nth: number,
      stakeSatang: bigint,
      more: Partial<BetEvent> = {},
    ): BetEvent => ({
      id: `wait-${kind}-${nth}`,
      kind,
      betId: `wait-${nth}`,
      at: since,
      member,
      stakeSatang,
      payoutSatang: 0n,
      gameId: 'SBO-1',
      provider: 'SBO',
      category: 'Sport',
      ...more,
    });
    // Bet 2 has a second stake; bet 3 is settled before its stake arrives; bet 5 is too old; bet 6 belongs to another member.
    await store(
      [
        reported('stake', 2, 300n, { id: 'wait-more' }),
        reported('stake', 1, 1_050n),
        reported('stake', 2, 2_000n),
        reported('settle', 3, 500n),
        reported('stake', 3, 500n),
        reported('stake', 5, 9_000n, { at: new Date(since.getTime() - 1) }),
        reported('stake', 6, 700n, { member: { ...member, username: 'MTOWAITS2' } }),
      ],
      'waits',
    );
    expect(await bets.unsettled(member, now)).toEqual({ bets: 2, stakeSatang: 3_350n });
    await store([reported('settle', 1, 1_050n), reported('stake', 2, 2_000n)], 'waits-settled');
    expect(await bets.unsettled(member, now)).toEqual({ bets: 1, stakeSatang: 2_300n });
    await store([reported('void', 2, 2_000n)], 'waits-void');
    expect(await bets.unsettled(member, now)).toEqual({ bets: 0, stakeSatang: 0n });
    expect(await bets.unsettled({ prefix: 'NAGA', username: member.username }, now)).toMatchObject({ bets: 0 });
  });
});
