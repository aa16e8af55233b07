import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { GivenBets } from '@housebrand/bets/testing';
import { NotOffered, ProviderTokens, providers } from '@housebrand/providers/nest';
import { GivenTokens } from '@housebrand/providers/testing';
import { AgentCalendar, ALL_DAYS, NotFound } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import { actingAs, actingAsGuard, type TestDatabase, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { IncomeAccount, PortalAddress, referralCodeOf, type IncomeWithdrawal } from '../core';
import { IncomeConsumer, ReferralService, affiliate } from './index';
import { affiliateIncomeTable, affiliateTermsTable } from './affiliate.tables';

let world: TestWorld;
let database: TestDatabase;
let app: NestFastifyApplication;

/** Bets in memory; the provider can lack a feed. */
class OfferedBets extends GivenBets {
  override assertOffered(): Promise<void> {
    return this.hasFeed ? Promise.resolve() : Promise.reject(new NotOffered({ call: 'gamePlatform.betFeed' }));
  }
}

const bets = new OfferedBets();
/** In-memory ledger. */
const owed = new Map<string, bigint>();
const paid: IncomeWithdrawal[] = [];
/** Agents that appear in the bet feed but do not exist here. */
const unknownAgents = new Set<string>();
const keyOf = (prefix: string, username: string) => `${prefix}/${username}`;
const account: IncomeAccount<AgentTx> = {
  assertOffered: () => Promise.resolve(),
  accrue: ({ agent }, amounts) => {
    for (const [username, amount] of amounts) {
      const key = keyOf(agent, username);
      owed.set(key, (owed.get(key) ?? 0n) + amount);
    }
    return Promise.resolve();
  },
  balance: ({ prefix, username }) => Promise.resolve(owed.get(keyOf(prefix, username)) ?? 0n),
  withdraw: () => Promise.resolve(null),
  withdrawals: () => Promise.resolve({ data: paid, total: paid.length }),
};

const zoneOf = (prefix: string): Promise<string> =>
  unknownAgents.has(prefix) ? Promise.reject(new NotFound()) : Promise.resolve('Asia/Bangkok');

const ports = [
  { provide: PortalAddress, useValue: { originOf: async () => 'https://portal.example' } },
  { provide: IncomeAccount, useValue: account },
  { provide: AgentCalendar, useValue: { zoneOf } },
  { provide: ProviderTokens, useValue: new GivenTokens() },
];

const bind = (username: string, referrer: string, prefix = 'MTO') =>
  app.get(ReferralService, { strict: false }).bind({ prefix, username }, referrer);

/** The last midnight (UTC), fixed at the start so that a run across midnight does not change days. */
const TODAY_MS = Math.floor(Date.now() / 86_400_000) * 86_400_000;

/** Appends a bet settled at 12:30 in Bangkok, `day` days from today. @returns its id */
function play(
  username: string,
  stake: number,
  { payout = 0, day = 1, betId = `bet-${bets.moves.length}` } = {},
): string {
  const at = new Date(TODAY_MS + day * 86_400_000 + 5.5 * 3_600_000);
  const [stakeSatang, payoutSatang] = [BigInt(stake) * 100n, BigInt(payout) * 100n];
  const member = { prefix: username.slice(0, username.startsWith('NAGA') ? 4 : 3), username };
  return bets.book({ betId, member, at, stakeSatang, payoutSatang });
}

function undo(betId: string): void {
  const bet = bets.moves.find((known) => known.betId === betId)!;
  const { stakeSatang, payoutSatang } = bet;
  bets.book({ ...bet, kind: 'takenBack', stakeSatang: -stakeSatang, payoutSatang: -payoutSatang });
}

const follow = () => app.get(IncomeConsumer, { strict: false }).follow(new AbortController().signal);

beforeAll(async () => {
  world = await openTestWorld({ domains: [providers, bets.domain, affiliate], ports, providers: [actingAsGuard] });
  ({ app, database } = world);
  await bind('MTOKOB', 'MTODEMO1');
  await bind('MTOPLOY', 'MTOKOB');
});
beforeEach(() => {
  bets.hasFeed = true;
});

afterAll(() => world?.close());

const get = async (path: string, username = 'MTODEMO1', prefix = username.slice(0, 3)) =>
  app.inject({ url: `/api/apps/affiliates/${path}`, headers: actingAs(prefix, username, '6F2A91C4') });
const own = (call: string, username = 'MTODEMO1', query = '') =>
  get(`${call}/${username.slice(0, 3)}/${username}${query}`, username);
const summary = async (username: string) => (await own('summary', username)).json().data;

describe('referral income', () => {
  it('credits each bet once to all upline levels and lists income by day, member and bet', async () => {
    play('MTOKOB', 1_000);
    play('MTOPLOY', 500, { day: 2 });
    await follow();
    await follow();
    // MTODEMO1 earns 0.8 % of 1,000 and 0.3 % of 500; MTOKOB earns 0.8 % of 500.
    expect(await summary('MTODEMO1')).toMatchObject({ totalIncome: 9.5, remainingIncome: 9.5, totalDownLine: 2 });
    expect(await summary('MTOKOB')).toMatchObject({ totalIncome: 4, remainingIncome: 4, totalDownLine: 1 });
    expect((await summary('MTODEMO1')).levels).toEqual([
      { level: 1, members: 1 },
      { level: 2, members: 1 },
    ]);
    expect((await own('remaining_income')).json().data).toEqual({ remainingIncome: 9.5 });
    const days = (await own('income_histories')).json();
    expect(days.meta).toEqual({ total: 2, ...ALL_DAYS });
    expect(days.data).toMatchObject([
      { income: 1.5, bets: 1, members: 1, takenBack: 0 },
      { income: 8, bets: 1, members: 1, takenBack: 0 },
    ]);
    const [newest, oldest] = days.data;
    const lines = (await own('income_lines', 'MTODEMO1', `?date=${newest.date}`)).json();
    expect(lines.data).toMatchObject([
      { from: 'MTO•••OY', level: 2, amountSatang: 150, kind: 'earned', betId: 'bet-1' },
    ]);
    const byMember = async (query = '') => (await own('downline_income', 'MTODEMO1', query)).json();
    expect((await byMember()).data).toMatchObject([
      { username: 'MTO•••OB', income: 8 },
      { username: 'MTO•••OY', income: 1.5 },
    ]);
    // The same members, most recent registration first.
    expect((await get('downlines')).json().data).toMatchObject([
      { username: 'MTO•••OY', income: 1.5 },
      { username: 'MTO•••OB', income: 8 },
    ]);
    // A missing bound leaves the range open.
    expect((await byMember(`?from=${newest.date}`)).meta).toEqual({ total: 1, from: newest.date, to: ALL_DAYS.to });
    expect((await byMember(`?to=${newest.date}`)).meta).toEqual({ total: 2, from: ALL_DAYS.from, to: newest.date });
    expect((await byMember(`?from=${newest.date}&to=${newest.date}`)).data).toHaveLength(1);
    expect((await own('income_histories', 'MTODEMO1', `?from=${newest.date}&to=${oldest.date}`)).statusCode).toBe(422);
    const page = (await own('income_histories', 'MTODEMO1', '?limit=1&offset=1')).json();
    expect([page.data, page.meta]).toEqual([[oldest], { total: 2, ...ALL_DAYS }]);
  });

  it('takes income back once when a bet becomes void, even below zero', async () => {
    const before = (await summary('MTODEMO1')).totalIncome;
    const betId = play('MTOKOB', 10_000, { day: 3 });
    await follow();
    expect((await summary('MTODEMO1')).remainingIncome).toBe(before + 80);
    // All income was paid out meanwhile.
    owed.set(keyOf('MTO', 'MTODEMO1'), 0n);
    undo(betId);
    await follow();
    await database.asOwner('delete from bet_consumer');
    await follow();
    expect(await summary('MTODEMO1')).toMatchObject({ totalIncome: before, remainingIncome: -80 });
    const [day] = (await own('income_histories')).json().data;
    expect(day).toMatchObject({ income: 0, takenBack: -80, bets: 0 });
    const { data } = (await own('income_lines', 'MTODEMO1', `?date=${day.date}`)).json();
    expect(data.map((line: { kind: string; amountSatang: number }) => [line.kind, line.amountSatang])).toEqual([
      ['earned', 8_000],
      ['takenBack', -8_000],
    ]);
    // Only MTODEMO1 earned income from this bet.
    expect((await own('income_lines', 'MTOKOB', `?date=${day.date}`)).json().meta.total).toBe(0);
    owed.set(keyOf('MTO', 'MTODEMO1'), 0n);
  });

  it('follows the agent’s own terms from their start', async () => {
    await bind('NAGATEE', 'NAGADEMO1', 'NAGA');
    const terms = { agent: 'NAGA', basis: 'NET_LOSS' as const };
    await database.database.asOperator((tx) =>
      tx.insert(affiliateTermsTable).values([
        { ...terms, since: new Date(0), shares: [500] },
        { ...terms, since: new Date(TODAY_MS + 2.9 * 86_400_000), shares: [1_000, 100] },
      ]),
    );
    play('NAGATEE', 100, { day: 1 });
    play('NAGATEE', 100, { payout: 300, day: 2 });
    play('NAGATEE', 100, { day: 4 });
    await follow();
    const { data } = (await get('income_histories/NAGA/NAGADEMO1', 'NAGADEMO1', 'NAGA')).json();
    expect(data.map(({ income }: { income: number }) => income)).toEqual([10, -10, 5]);
  });

  it('stores income once when several consumers run concurrently', async () => {
    const before = (await summary('MTODEMO1')).remainingIncome;
    for (let bet = 0; bet < 40; bet += 1) play('MTOKOB', 100, { day: 5 });
    await Promise.all([follow(), follow(), follow()]);
    expect((await summary('MTODEMO1')).remainingIncome).toBe(before + 32);
  });

  it('postpones income of an unknown agent without delaying other agents', async () => {
    await bind('XYZA', 'XYZB', 'XYZ');
    unknownAgents.add('XYZ');
    const before = owed.get(keyOf('MTO', 'MTODEMO1'))!;
    play('XYZA', 1_000);
    play('MTOKOB', 100, { day: 6 });
    await follow();
    expect(owed.get(keyOf('MTO', 'MTODEMO1'))).toBe(before + 80n);
    expect(owed.has(keyOf('XYZ', 'XYZB'))).toBe(false);
    unknownAgents.clear();
    await follow();
    expect(owed.get(keyOf('XYZ', 'XYZB'))).toBe(800n);
  });

  it('rejects changes of stored rows, and income from members outside the downline', async () => {
    const run = (text: string) => database.database.asOperator((tx) => tx.execute(text));
    for (const change of [
      'update affiliate_income set amount_satang = 1',
      'delete from affiliate_income',
      'update downline set upline = username',
      'delete from downline',
      "update affiliate_terms set basis = 'TURNOVER'",
    ])
      await expect(run(change)).rejects.toThrow();
    const stranger = { agent: 'MTO', betId: 'b', kind: 'earned', username: 'MTODEMO1', fromUsername: 'MTOSTRANGER' };
    const line = { ...stranger, kind: 'earned' as const, level: 1, at: new Date(), businessDay: '2026-11-21' };
    const write = database.database.asOperator((tx) =>
      tx.insert(affiliateIncomeTable).values({ ...line, amountSatang: 1n }),
    );
    await expect(write).rejects.toThrow();
  });
});

describe('referral programme over HTTP', () => {
  it('returns zeros for a member without downlines and for a namesake at another agent', async () => {
    const empty = { totalIncome: 0, remainingIncome: 0, totalDownLine: 0, levels: [] };
    expect(await summary('MTODEMO2')).toMatchObject(empty);
    expect((await get('summary/NAGA/MTODEMO1', 'MTODEMO1', 'NAGA')).json().data).toMatchObject(empty);
    const { data, meta } = (await own('income_histories', 'MTODEMO2')).json();
    expect([data, meta]).toEqual([[], { total: 0, ...ALL_DAYS }]);
    expect((await own('income_lines', 'MTODEMO2', '?date=2026-02-30')).statusCode).toBe(422);
  });

  it('returns a link with the member’s own code and six consecutive months', async () => {
    const { link, months } = await summary('MTODEMO1');
    expect(referralCodeOf(link)).toBe('6F2A91C4');
    expect(months).toHaveLength(6);
    expect(new Set(months.map(({ month }: { month: string }) => month)).size).toBe(6);
  });

  it.each(['summary', 'remaining_income', 'income_histories', 'downline_income', 'withdraw_histories', 'income_lines'])(
    'rejects other members: %s',
    async (call) => {
      expect((await get(`${call}/MTO/MTODEMO1?date=2026-11-21`, 'MTODEMO2')).statusCode).toBe(403);
    },
  );

  it('rejects income calls without a bet feed but still lists downlines and withdrawals', async () => {
    bets.hasFeed = false;
    const calls = ['summary', 'remaining_income', 'income_histories', 'downline_income', 'income_lines'];
    for (const call of calls) {
      const reply = await own(call, 'MTODEMO1', call === 'income_lines' ? '?date=2026-11-21' : '');
      expect([call, reply.statusCode, reply.json().code]).toEqual([call, 503, 503]);
    }
    expect((await own('withdraw_histories')).statusCode).toBe(200);
    expect((await get('downlines')).statusCode).toBe(200);
  });
});

describe('referrals', () => {
  const below = async (username: string) => (await summary(username)).totalDownLine as number;

  it('binds a member once, on three levels', async () => {
    await bind('MTONEW1', 'MTOPLOY');
    await bind('MTONEW2', 'MTONEW1');
    expect(await below('MTODEMO1')).toBe(3);
    expect([await below('MTOKOB'), await below('MTOPLOY'), await below('MTONEW1')]).toEqual([3, 2, 1]);
    await bind('MTONEW2', 'MTODEMO1');
    expect(await below('MTODEMO1')).toBe(3);
  });

  it('finds downlines by level, visible ending or full username', async () => {
    const found = async (query: string) => (await get(`downlines${query}`)).json();
    expect((await found('')).meta.total).toBe(3);
    expect((await found('?level=1')).data).toMatchObject([{ username: 'MTO•••OB', level: 1 }]);
    expect((await found('?search=oy')).data).toMatchObject([{ username: 'MTO•••OY', level: 2 }]);
    for (const [query, total] of [
      ['y', 1],
      ['1', 1],
      ['oy&level=1', 0],
      ['oy&level=2', 1],
    ] as const) {
      const { data, meta } = await found(`?search=${query}`);
      expect([query, data.length, meta.total]).toEqual([query, total, total]);
    }
    expect((await found('?search=mtoploy')).meta.total).toBe(1);
    // A partial name finds no one, so usernames cannot be guessed letter by letter.
    expect((await found('?search=mtop')).meta.total).toBe(0);
    expect((await found('?search=%25%25')).meta.total).toBe(0);
    expect((await get('downlines?level=4')).statusCode).toBe(422);
  });

  it('rejects cycles: referring oneself, and members who already have downlines', async () => {
    await bind('MTOSELF', 'MTOSELF');
    expect(await below('MTOSELF')).toBe(0);
    await bind('MTODEMO1', 'MTONEW2');
    expect(await below('MTONEW2')).toBe(0);
    await Promise.all([bind('MTOA', 'MTOB'), bind('MTOB', 'MTOA')]);
    expect((await below('MTOA')) + (await below('MTOB'))).toBe(1);
  });
});
