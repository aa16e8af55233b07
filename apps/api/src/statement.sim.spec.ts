import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { PlayedRounds, PlayHistory } from '@housebrand/protection';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { FollowingClock, startWorkers } from '@housebrand/shared/nest';
import { openTestWorld, waitUntil, type TestWorld } from '@housebrand/shared/testing';
import { playedBetween, STATEMENT_LIMITS, type Statement, type StatementLine } from '@housebrand/wallet';
import { StatementService } from '@housebrand/wallet/nest';
import { DEMO_AGENTS } from './seed/demo-agents';
import { DemoWorldSync } from './seed/demo-world-sync';
import { apiBeforePortal } from './testing/api-before-portal';

const PATIENCE_MS = 60_000;
const PASSWORD = 'Chips-2026!';
const MEMBER = { prefix: 'MTO', username: 'MTODEMO3' };
const RECEIVER = { prefix: 'MTO', username: 'MTODEMO1' };
/** More entries than the simulator returns of a statement. */
const TOO_MANY = 2_000;
const EVERY_DAY = { fromDate: '2000-01-01', toDate: '2200-12-31' };
const PLAY = new Set(['STAKE', 'PAYOUT', 'VOID']);

type Member = typeof MEMBER;

/** An entry of the provider's own books. */
interface Entry {
  kind: string;
  amountSatang: number;
  balanceAfterSatang: number;
}

let simulator: RunningSimulator;
let world: TestWorld;
let app: NestFastifyApplication;

beforeAll(async () => {
  simulator = await startSimulator();
  await simulator.control('POST', '/control/bots', { betsPerSecond: 0 });
  const clock = new FollowingClock();
  world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
  ({ app } = world);
  await new DemoWorldSync(app, clock).look();
  startWorkers(app);
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const sum = (satang: readonly number[]): number => satang.reduce((total, one) => total + one, 0);
const membersOf = (prefix: string) =>
  simulator.control<{ username: string; creditSatang: number }[]>('GET', `/control/members?prefix=${prefix}`);

async function linesOf(member: Member, group?: 'rewards' | 'gifts'): Promise<StatementLine[]> {
  const statements = app.get(StatementService, { strict: false });
  const lines: StatementLine[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const place = cursor === undefined ? {} : { cursor };
    const filter = group === undefined ? {} : { group };
    const page: Statement = await statements.page(member, { ...EVERY_DAY, ...filter, ...place, limit: 7 });
    lines.push(...page.lines);
    ({ cursor } = page);
  }
  return lines;
}

/** Compares a member's statement with the provider's books, line by line. */
async function expectToAgree(member: Member): Promise<StatementLine[]> {
  const { username } = member;
  const entries = await simulator.control<Entry[]>('GET', `/control/members/${username}/statement?limit=${TOO_MANY}`);
  expect(entries.length).toBeLessThan(TOO_MANY);
  const lines = await linesOf(member);
  const moved = entries.filter(({ kind }) => !PLAY.has(kind));
  expect(lines.map((line) => [line.amountSatang, line.balanceAfterSatang])).toEqual(
    moved.map((entry) => [entry.amountSatang, entry.balanceAfterSatang]),
  );
  const { creditSatang } = await simulator.control<{ creditSatang: number }>('GET', `/control/members/${username}`);
  const played = sum(entries.filter(({ kind }) => PLAY.has(kind)).map(({ amountSatang }) => amountSatang));
  expect([username, sum(lines.map(({ amountSatang }) => amountSatang)) + played]).toEqual([username, creditSatang]);
  const now = { balanceBeforeSatang: creditSatang };
  const start = { balanceAfterSatang: 0 };
  const shown = lines.map((line, at) => playedBetween(lines[at - 1] ?? now, line)!);
  expect(sum(shown) + (lines.length > 0 ? playedBetween(lines.at(-1)!, start)! : creditSatang)).toBe(played);
  return lines;
}

/** Returns the headers of a member who logs in. */
async function enter(member: Member): Promise<{ cookie: string }> {
  const payload = { ...member, password: PASSWORD };
  const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload });
  return { cookie: reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

describe('play history', () => {
  it.each([MEMBER, RECEIVER])('explains with the statement all credit of %o', async (member) => {
    const headers = await enter(member);
    const { username } = member;
    const entries = await simulator.control<Entry[]>('GET', `/control/members/${username}/statement?limit=${TOO_MANY}`);
    const played = sum(entries.filter(({ kind }) => PLAY.has(kind)).map(({ amountSatang }) => amountSatang));
    const net = async (): Promise<number> => {
      let [total, month] = [0, null as string | null];
      do {
        const query = month === null ? '' : `?month=${month}`;
        const url = `/api/apps/protection/${member.prefix}/${username}/play_history${query}`;
        const { data } = (await app.inject({ url, headers })).json<{ data: PlayHistory }>();
        total += sum(data.days.map(({ payoutSatang, stakeSatang }) => payoutSatang - stakeSatang));
        month = data.previousMonth;
      } while (month !== null);
      return total;
    };
    // the bets arrive with the feed
    await waitUntil(async () => (await net()) === played, PATIENCE_MS);
    expect(played).not.toBe(0);
  });

  it('lists the rounds of a game in a day, page by page', async () => {
    const headers = await enter(RECEIVER);
    const url = `/api/apps/protection/${RECEIVER.prefix}/${RECEIVER.username}/play_history`;
    const { data } = (await app.inject({ url, headers })).json<{ data: PlayHistory }>();
    const { day, games } = data.days[0]!;
    const { gameId, rounds, stakeSatang } = games[0]!;
    const reply = await app.inject({ url: `${url}/rounds?${new URLSearchParams({ day, gameId })}`, headers });
    const listed = reply.json<{ data: PlayedRounds }>().data.rounds;
    expect(listed).toHaveLength(rounds);
    expect(sum(listed.map((round) => round.stakeSatang))).toBe(stakeSatang);
  });
});

describe('statement', () => {
  it('adds up to the provider’s statement for every demo member', async () => {
    const compared: string[] = [];
    for (const { prefix } of DEMO_AGENTS)
      for (const { username } of await membersOf(prefix)) {
        await expectToAgree({ prefix, username });
        compared.push(username);
      }
    expect(compared).toEqual(expect.arrayContaining(['MTODEMO1', 'MTODEMO2', 'MTODEMO3', 'NAGADEMO1', 'LOTUSDEMO3']));
  });

  it('starts each month with the balance at which the month before ended', async () => {
    const statements = app.get(StatementService, { strict: false });
    const { months, lines } = await statements.page(RECEIVER, { ...EVERY_DAY, limit: STATEMENT_LIMITS.largest });
    expect(months.length).toBeGreaterThan(12);
    for (const [at, { openingSatang }] of months.slice(0, -1).entries())
      expect(openingSatang).toBe(months[at + 1]!.closingSatang);
    const { creditSatang } = await simulator.control<{ creditSatang: number }>(
      'GET',
      `/control/members/${RECEIVER.username}`,
    );
    expect(months[0]!.closingSatang).toBe(creditSatang);
    expect(lines.length).toBeGreaterThan(0);
  });

  describe('after a day on which everything happened', () => {
    let headers: { cookie: string };
    let keys = 0;

    const post = async (url: string, payload: object, status = 200) => {
      keys += 1;
      const own = { ...headers, origin: 'http://localhost:3000', 'idempotency-key': `statement-${keys}` };
      const reply = await app.inject({ method: 'POST', url, headers: own, payload });
      expect([url, reply.statusCode, reply.body.slice(0, 200)]).toEqual([url, status, expect.anything()]);
      return reply.json<{ result: never; data: never }>();
    };
    const list = async (mode: string) =>
      (await app.inject({ url: `/api/apps/payments/${mode}?limit=100`, headers })).json<{
        data: { kind: string; amount: number; status: string; unit: string }[];
      }>().data;
    const settled = (mode: string) =>
      waitUntil(
        async () => (await list(mode)).every(({ status }) => status === 'SUCCESS' || status === 'REJECT'),
        PATIENCE_MS,
      );
    const deposit = (amountSatang: number, reference: string) =>
      simulator.control('POST', '/control/deposits', { username: MEMBER.username, amountSatang, reference });

    async function takeTurn(offer: string): Promise<void> {
      const { uri } = (await post(`/api/provider/${offer}`, {})).result as { uri: string };
      const entered = await fetch(uri, { redirect: 'manual' });
      const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!;
      const page = new URL(entered.headers.get('location')!, uri).href;
      const sent = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      const reply = await fetch(`${page}/turns`, { method: 'POST', headers: sent, body: JSON.stringify({ offer }) });
      expect([offer, reply.status]).toEqual([offer, 200]);
    }

    beforeAll(async () => {
      headers = await enter(MEMBER);
      await post('/api/provider/bonus', { isBonus: true });
      await deposit(50_024, 'STATEMENT-0001');
      await post('/api/provider/bonus', { isBonus: false });
      for (const offer of ['daily-check-in', 'wheel', 'gashapon']) await takeTurn(offer);
      const gift = { depositUsername: MEMBER.username, receiverUsername: RECEIVER.username, amount: 150.25 };
      await post('/api/apps/payments/send_gift', gift);
      await settled('gift_sent');
      await post('/api/apps/coupons.redeem', { couponCode: 'WELCOME-7K2M-93QX' });
      await settled('reward');
      await post('/api/provider/claim-point', { amount: 20 });
      await simulator.control('POST', `/control/members/${MEMBER.username}/credit`, { creditSatang: 30_000_000 });
    });

    it('agrees with the provider’s books and names every movement', async () => {
      const lines = await expectToAgree(MEMBER);
      const today = lines.slice(0, 9).map(({ kind }) => kind);
      expect(today).toEqual([
        'CORRECTION',
        'POINTS',
        'COUPON',
        'GIFT_SENT',
        'GASHAPON',
        'WHEEL',
        'CHECK_IN',
        'BONUS',
        'DEPOSIT',
      ]);
      const [, , coupon, sent, , , , bonus, paid] = lines;
      expect(bonus).toMatchObject({
        amountSatang: 10_004,
        requiredTurnoverSatang: expect.any(Number),
        related: paid!.related,
      });
      expect(coupon).toMatchObject({ amountSatang: 10_000, requiredTurnoverSatang: 30_000 });
      expect(sent).toMatchObject({ amountSatang: -15_025, counterparty: RECEIVER.username, status: 'SUCCESS' });
      expect((await expectToAgree(RECEIVER))[0]).toMatchObject({ kind: 'GIFT_RECEIVED', counterparty: 'MTO•••O3' });
      const gifts = await linesOf(MEMBER, 'gifts');
      expect(gifts).toEqual(lines.filter(({ kind }) => kind.startsWith('GIFT')));
      const rewards = await linesOf(MEMBER, 'rewards');
      expect(rewards.map(({ kind }) => kind).slice(0, 5)).toEqual([
        'POINTS',
        'COUPON',
        'GASHAPON',
        'WHEEL',
        'CHECK_IN',
      ]);
    });

    it('lists the same movements among all payments', async () => {
      const all = await list('all');
      const kinds = new Set(all.map(({ kind }) => kind));
      for (const kind of [
        'BONUS',
        'POINTS',
        'CHECK_IN',
        'WHEEL',
        'GASHAPON',
        'CORRECTION',
        'COUPON',
        'GIFT',
        'DEPOSIT',
      ])
        expect(kinds).toContain(kind);
    });

    it('names a returned coupon, and still agrees', async () => {
      const { username } = await simulator.addMember('MTO', 50_000);
      const holder = { prefix: 'MTO', username };
      headers = await enter(holder);
      const redeemed = await post('/api/apps/coupons.redeem', { couponCode: 'WELCOME-7K2M-93QX' });
      await settled('reward');
      const { transactionId } = redeemed.data as { transactionId: string };
      await post(`/api/apps/coupons/redemptions/${transactionId}/return`, { amountSatang: 10_000 });
      await settled('reward');
      const [back, coupon] = await expectToAgree(holder);
      expect(back).toMatchObject({ kind: 'COUPON_RETURNED', amountSatang: -10_000, balanceAfterSatang: 50_000 });
      expect(coupon).toMatchObject({ kind: 'COUPON', reference: transactionId });
      expect((await linesOf(holder, 'rewards')).map(({ kind }) => kind)).toEqual(['COUPON_RETURNED', 'COUPON']);
    });

    it('shows a purchase with the same total in every list', async () => {
      const { username } = await simulator.addMember('MTO', 50_000);
      const buyer = { prefix: 'MTO', username };
      headers = await enter(buyer);
      const offered = await app.inject({ url: '/api/apps/iap/price_table?agentID=MTO', headers });
      const packs = offered.json<{ data: { sku: string; bonusPercentage: number }[] }>().data;
      const { sku } = packs.find(({ bonusPercentage }) => bonusPercentage > 0)!;
      const { data } = await post('/api/apps/iap/purchases', { sku });
      const { deposit: order, totalSatang } = data as { deposit: { id: string }; totalSatang: number };
      await simulator.control('POST', `/control/deposits/${order.id}/decision`, { action: 'confirm' });
      await settled('purchase');
      const lines = (await expectToAgree(buyer)).filter(({ kind }) => kind === 'PURCHASE');
      expect(lines.map(({ purchaseTotalSatang }) => purchaseTotalSatang)).toEqual([totalSatang, totalSatang]);
      for (const mode of ['purchase', 'all']) {
        const listed = (await list(mode)).filter(({ kind }) => kind === 'PURCHASE');
        expect([mode, listed]).toEqual([mode, [expect.objectContaining({ amount: totalSatang / 100 })]]);
      }
    });

    it('shows a withdrawal when it is requested, and its refund when it is refused', async () => {
      await simulator.control('POST', `/control/members/${RECEIVER.username}/credit`, { creditSatang: 5_000_000 });
      headers = await enter(RECEIVER);
      await post('/api/provider/withdraw', { amount: 1_000 });
      const [held] = await expectToAgree(RECEIVER);
      expect(held).toMatchObject({ kind: 'WITHDRAWAL', amountSatang: -100_000, status: 'CREATE' });
      const { id } = held!.related!;
      await simulator.control('POST', `/control/withdrawals/${id}/decision`, { paid: false, reason: 'ชื่อบัญชีไม่ตรง' });
      const [refund, refused] = await expectToAgree(RECEIVER);
      expect(refund).toMatchObject({ kind: 'REFUND', amountSatang: 100_000, related: { kind: 'withdraw', id } });
      expect(refund!.timeline.map(({ kind }) => kind)).toEqual(['created', 'refused', 'returned']);
      const report = await app.inject({ url: '/api/provider/report-withdraw?status=rejected&limit=100', headers });
      const reported = report.json<{ result: { id: string; returnedAt: string | null }[] }>().result;
      expect(reported.find((one) => one.id === id)).toMatchObject({ returnedAt: refund!.at });
      expect(refused).toMatchObject({ kind: 'WITHDRAWAL', status: 'REJECT', rejectReason: { th: 'ชื่อบัญชีไม่ตรง' } });
    });

    it('consists of our payments and the reports if the provider has no statement', async () => {
      const before = await linesOf(RECEIVER);
      await simulator.control('POST', '/control/extensions', { extension: 'memberStatement', isOffered: false });
      const lines = await linesOf(RECEIVER);
      await simulator.control('POST', '/control/extensions', { extension: 'memberStatement', isOffered: true });
      expect(lines.every(({ balanceAfterSatang }) => balanceAfterSatang === null)).toBe(true);
      const deposits = (from: StatementLine[]) =>
        sum(from.filter(({ kind }) => kind === 'DEPOSIT').map(({ amountSatang }) => amountSatang));
      expect(deposits(lines)).toBe(deposits(before));
      expect(lines.map(({ kind }) => kind)).toContain('GIFT_RECEIVED');
    });
  });
});
