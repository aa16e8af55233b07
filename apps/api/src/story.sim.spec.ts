import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IncomeConsumer } from '@housebrand/affiliate/nest';
import { BetsService } from '@housebrand/bets/nest';
import { FeedGateway } from '@housebrand/providers/nest';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { FollowingClock, startWorkers } from '@housebrand/shared/nest';
import { waitUntil, type TestDatabase, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { TURNOVER_MISSING, type WithdrawCondition } from '@housebrand/wallet';
import { DemoWorldSync } from './seed/demo-world-sync';
import { expectedOf, seededRounds, type ReportedBet } from './testing/reported-bets';
import { apiBeforePortal } from './testing/api-before-portal';

const PATIENCE_MS = 100_000;
const POLL_MS = 1_000;
const PASSWORD = 'Chips-2026!';
const ROUNDS = 200;
const STAKE = 1_000;
const DEPOSIT = 100_000;
const NEW = { prefix: 'NAGA', username: 'NAGASTORY1', tel: '0918273645' };
const REFERRER = 'NAGADEMO1';

type Body = Record<string, never> & { data: never; result: never; meta: { total: number } };

/** The complete story of one member, over HTTP only. The steps depend on each other and run in this order. */
describe('story of a referred member', () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let test: TestDatabase;
  let app: NestFastifyApplication;
  let cookie: string;
  let referrer: string;
  let bets: ReportedBet[] = [];
  let keys = 0;

  beforeAll(async () => {
    simulator = await startSimulator();
    const clock = new FollowingClock();
    world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
    ({ app, database: test } = world);
    await new DemoWorldSync(app, clock).look();
    // a second tier within reach of the first deposit and session, because it opens the menus of the story
    await test.database.operatorQuery({
      text: `update tier_config set min_deposit_satang = 100000, min_turnover_satang = 150000 where agent = 'NAGA' and tier_level = 2`,
    });
    await followDemoWorld();
    startWorkers(app);
  });
  afterAll(async () => {
    await world?.close();
    await simulator?.stop();
  });

  /** Processes the demo world's earlier bets, so that their income exists before the story starts. */
  async function followDemoWorld(): Promise<void> {
    const [feed, bets] = [app.get(FeedGateway, { strict: false }), app.get(BetsService, { strict: false })];
    let hasMore = true;
    while (hasMore) {
      const from = await bets.cursor();
      const page = await feed.page(from);
      await bets.take({ ...page, from });
      hasMore = page.hasMore;
    }
    await app.get(IncomeConsumer, { strict: false }).follow(new AbortController().signal);
  }
  const get = async (url: string, as = cookie) => (await app.inject({ url, headers: { cookie: as } })).json<Body>();
  const post = async (url: string, payload: object, as = cookie) => {
    keys += 1;
    const headers = { cookie: as, origin: 'http://localhost:3000', 'idempotency-key': `story-${keys}` };
    const reply = await app.inject({ method: 'POST', url, headers, payload });
    expect([url, reply.statusCode, reply.json<{ message: string }>().message]).toEqual([url, 200, expect.anything()]);
    return reply;
  };
  const enter = async (username: string): Promise<string> => {
    const reply = await post('/api/provider/login', { prefix: NEW.prefix, username, password: PASSWORD }, '');
    return reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };
  const own = `${NEW.prefix}/${NEW.username}`;
  const credit = async (): Promise<number> => (await get('/api/provider/withdraw-condition')).result['credit' as never];
  const last = async (mode: string, as = cookie): Promise<Record<string, unknown>> =>
    (await get(`/api/apps/payments/${mode}?limit=1`, as)).data[0 as never];
  const settled = (mode: string, as = cookie) =>
    waitUntil(async () => (await last(mode, as))?.status === 'SUCCESS', PATIENCE_MS);

  /** Returns all numbers that depend on play, as the API reports them. */
  async function reported() {
    const [tier, quests, boards, cash, points, income] = await Promise.all([
      get('/api/provider/profile'),
      get(`/api/apps/daily_quest/${NEW.prefix}`),
      get(`/api/apps/tournaments/leaderboards/${NEW.prefix}`),
      get('/api/provider/check-cash-back'),
      get('/api/provider/withdraw-income-condition'),
      get(`/api/apps/affiliates/remaining_income/${NEW.prefix}/${REFERRER}`, referrer),
    ]);
    const running = (boards.data as { status: string; own: { score: number } | null }[] | undefined)?.find(
      ({ status }) => status === 'RUNNING',
    );
    const progress = (id: number) =>
      (quests.data as { id: number; progress: number }[] | undefined)?.find((quest) => quest.id === id)?.progress;
    const standing = (tier.result as { tier: Record<string, number> } | null)?.tier;
    return {
      tier: standing && {
        tierLevel: standing.tierLevel,
        depositAmount: standing.depositAmount,
        turnoverAmount: standing.turnoverAmount,
      },
      quests: [1, 2, 3, 4].map(progress),
      score: running?.own?.score,
      cashBack: moneyOf(cash.result),
      points: (points.result as { totalWallet: number } | null)?.totalWallet,
      income: (income.data as { remainingIncome: number }).remainingIncome,
    };
  }

  /** Computes the same numbers from the bets alone. */
  function expected(incomeBefore: number) {
    const { turnover, rounds, netLoss, points, referrersIncome, cashBack } = expectedOf(bets);
    return {
      tier: { tierLevel: turnover >= 1_500 ? 2 : 1, depositAmount: 1_000, turnoverAmount: turnover },
      quests: [Math.min(turnover, 500), Math.min(turnover, 2_000), 100, Math.min(rounds, 10)],
      score: turnover,
      cashBack: { amount: cashBack(12n), netLoss, percentage: 0.12 },
      points,
      income: Number((incomeBefore + referrersIncome).toFixed(2)),
    };
  }
  let incomeBefore = 0;

  /**
   * Polls until all numbers match: each domain updates at its own pace, and the provider limits the rate per session.
   */
  async function expectToFollow(): Promise<void> {
    let last = await reported();
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      if (isDeepStrictEqual(last, expected(incomeBefore))) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      last = await reported();
    }
    expect(last).toEqual(expected(incomeBefore));
  }

  it("registers with a one-time password through a friend's link", async () => {
    referrer = await enter(REFERRER);
    const summary = `/api/apps/affiliates/summary/${NEW.prefix}/${REFERRER}`;
    const { link } = (await get(summary, referrer)).data as { link: string };
    const reference = new URL(link).pathname
      .split('/')
      .at(-1)!
      .replace(/\.html$/, '');
    await post('/api/provider/otp', { prefix: NEW.prefix, tel: NEW.tel }, '');
    const person = {
      ...NEW,
      bankName: 'KBANK',
      accountNumber: '918273645546',
      firstName: 'Thanakorn',
      lastName: 'Thongsukdee',
      birthday: '1995-04-13',
      password: PASSWORD,
      consent: true,
      reference,
    };
    await post('/api/provider/register-v2', { ...person, otp: await simulator.otp(NEW.tel) }, '');
    cookie = await enter(NEW.username);
    await post('/api/provider/bonus', { isBonus: false });
    const { totalDownLine } = (await get(summary, referrer)).data as { totalDownLine: number };
    expect(totalDownLine).toBeGreaterThan(0);
    const income = `/api/apps/affiliates/remaining_income/${NEW.prefix}/${REFERRER}`;
    incomeBefore = ((await get(income, referrer)).data as { remainingIncome: number }).remainingIncome;
  });

  it('deposits 1,000 baht', async () => {
    const deposit = { username: NEW.username, amountSatang: DEPOSIT, reference: 'STORY-0001' };
    await simulator.control('POST', '/control/deposits', deposit);
    expect(await credit()).toBe(1_000);
    expect(await last('deposit')).toMatchObject({ kind: 'DEPOSIT', amount: 1_000, status: 'SUCCESS' });
  });

  it('plays 200 rounds, after which every number matches the bets', async () => {
    bets = await play(ROUNDS, 7);
    expect(bets).toHaveLength(ROUNDS);
    await expectToFollow();
    const left = DEPOSIT + bets.reduce((sum, { stake, payout }) => sum + Number(payout - stake), 0);
    expect(await credit()).toBe(left / 100);
  });

  it('sends chips, redeems a coupon and withdraws, all visible in the histories', async () => {
    const before = await credit();
    const gift = { depositUsername: NEW.username, receiverUsername: REFERRER, amount: 100 };
    await post('/api/provider/step-up', { password: PASSWORD });
    await post('/api/apps/payments/send_gift', gift);
    await settled('gift_sent');
    expect(await last('gift_received', referrer)).toMatchObject({ amount: 100, id: (await last('gift_sent')).id });
    await post('/api/apps/coupons.redeem', { couponCode: 'POINTS-5H8T-41LC' });
    await settled('reward');
    expect(await last('reward')).toMatchObject({ kind: 'COUPON', unit: 'POINT', amount: 50 });
    await post('/api/provider/withdraw', { amount: 150 });
    expect(await last('withdraw')).toMatchObject({ kind: 'WITHDRAW', amount: -150, status: 'CREATE' });
    expect(await credit()).toBe(Number((before - 250).toFixed(2)));
    const all = (await get('/api/apps/payments/all')).data as { kind: string; timeline: { kind: string }[] }[];
    expect(all.map(({ kind }) => kind).sort()).toEqual(['COUPON', 'DEPOSIT', 'GIFT', 'WITHDRAW']);
    expect(all.every(({ timeline }) => timeline.length > 0)).toBe(true);
  });

  it("meets a coupon's turnover requirement before withdrawing", async () => {
    await post('/api/apps/coupons.redeem', { couponCode: 'WELCOME-7K2M-93QX' });
    await settled('reward');
    const condition = async () =>
      (await get('/api/provider/withdraw-condition')).result as unknown as WithdrawCondition;
    const demand = { kind: 'coupon', amountSatang: 10_000, requiredSatang: 30_000, missingSatang: 30_000 };
    expect(await condition()).toMatchObject({ disableBtn: true, demands: [demand] });
    const headers = { cookie, origin: 'http://localhost:3000', 'idempotency-key': 'story-held' };
    const requested = { method: 'POST', url: '/api/provider/withdraw', headers, payload: { amount: 100 } } as const;
    const held = await app.inject(requested);
    expect([held.statusCode, held.json<{ code: number }>().code]).toEqual([409, TURNOVER_MISSING]);
    const { reference } = (await condition()).demands[0]!;
    bets = [...bets, ...(await play(30, 11))];
    await waitUntil(async () => (await condition()).demands.length === 0, PATIENCE_MS);
    expect((await last('reward')).id).toBe(reference);
    await expectToFollow();
  });

  it('loses a round to a late void, after which every number matches the bets', async () => {
    const [voided, ...others] = [...bets].sort((a, b) => Number(a.payout - b.payout));
    await simulator.control('POST', `/control/rounds/${voided!.id}/void`);
    bets = others;
    await expectToFollow();
    const { data } = await get(`/api/apps/user_tier_progress/${own}`);
    expect(data).toMatchObject({ current: { tierLevel: 2 } });
  });

  /** Plays rounds of a slot on the provider's page. The round ids determine the outcomes. */
  async function play(rounds: number, seed: number): Promise<ReportedBet[]> {
    const games = (await get('/api/provider/game-list?gameType=Slot&prefix=NAGA')).result as Record<string, string>[];
    const { id: gameID, provider, gameType } = games[0]!;
    const launch = await post('/api/provider/launch-game', { gameID, provider, gameType });
    const { uri } = launch.json<{ result: { uri: string } }>().result;
    const entered = await fetch(uri, { redirect: 'manual' });
    const headers = {
      cookie: entered.headers.getSetCookie()[0]!.split(';')[0]!,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    };
    const page = new URL(entered.headers.get('location')!, uri).href;
    const played: ReportedBet[] = [];
    for (const roundId of seededRounds(rounds, seed)) {
      const body = JSON.stringify({ roundId, bets: [{ stake: STAKE }] });
      const reply = await fetch(`${page}/rounds`, { method: 'POST', headers, body });
      expect(reply.status).toBe(200);
      const { stakeSatang, payoutSatang } = (await reply.json()) as { stakeSatang: number; payoutSatang: number };
      played.push({ id: roundId, stake: BigInt(stakeSatang), payout: BigInt(payoutSatang) });
    }
    return played;
  }
});

/** Removes the redundant satang amounts. */
function moneyOf(cashBack: unknown) {
  const { amount, netLoss, percentage } = (cashBack ?? {}) as Record<string, number>;
  return { amount, netLoss, percentage };
}
