import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { FollowingClock, startWorkers } from '@housebrand/shared/nest';
import { waitUntil, type TestDatabase, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { RewardPayments } from '@housebrand/wallet/nest';
import { seedDemoWorld } from './seed/demo-world';
import { apiBeforePortal } from './testing/api-before-portal';

const CODE = 'WELCOME-7K2M-93QX';
const DEPOSIT_QUEST = 3;
const DAY_MS = 86_400_000;
const STATES = ['free', 'reminder', 'coolOff', 'excluded', 'depositZero', 'lossReached'] as const;
type State = (typeof STATES)[number];

interface Person {
  username: string;
  cookie: string;
}

let simulator: RunningSimulator;
let world: TestWorld;
let test: TestDatabase;
let app: NestFastifyApplication;
let clock: FollowingClock;
let giver: Person;
const people = {} as Record<State, Person>;

beforeAll(async () => {
  simulator = await startSimulator();
  clock = new FollowingClock();
  world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
  ({ app, database: test } = world);
  await seedDemoWorld(app);
  // open all menus, so that only player protection decides
  await test.database.operatorQuery({
    text: `update tier_config set min_deposit_satang = 0, min_turnover_satang = 0 where agent = 'MTO'`,
  });
  startWorkers(app);
  giver = await enter(2_000_000);
  for (const state of STATES) people[state] = await enter(1_000_000);
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

async function enter(creditSatang: number): Promise<Person> {
  const { username, password } = await simulator.addMember('MTO', creditSatang);
  return logIn('MTO', username, password);
}
async function logIn(prefix: string, username: string, password: string): Promise<Person> {
  const payload = { prefix, username, password };
  const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload });
  return { username, cookie: reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}
const send = (method: 'POST' | 'PUT', { cookie }: Person, url: string, payload: object) => {
  const headers = { cookie, origin: 'http://localhost:3000', 'idempotency-key': randomUUID() };
  return app.inject({ method, url, headers, payload });
};
const get = (path: string, { cookie }: Person) => app.inject({ url: path, headers: { cookie } });
const credit = async ({ username }: Person): Promise<number> => {
  const reply = await fetch(`${simulator.origin}/control/members/${username}`);
  return ((await reply.json()) as { creditSatang: number }).creditSatang;
};
const give = (from: Person, to: string) =>
  send('POST', from, '/api/apps/payments/send_gift', {
    depositUsername: from.username,
    receiverUsername: to,
    amount: 100,
  });

/** Puts a member into a state. */
const into: Record<State, (who: Person) => Promise<unknown>> = {
  free: () => Promise.resolve(),
  reminder: (who) => set(who, 'PUT', 'reminder', { minutes: 15 }),
  coolOff: (who) => set(who, 'POST', 'exclusions', { kind: 'COOL_OFF', days: 1 }),
  excluded: (who) => set(who, 'POST', 'exclusions', { kind: 'SELF_EXCLUSION', days: null }),
  depositZero: (who) => set(who, 'PUT', 'limits', { kind: 'DEPOSIT', period: 'DAY', limitSatang: 0 }),
  lossReached: (who) => set(who, 'PUT', 'limits', { kind: 'LOSS', period: 'DAY', limitSatang: 0 }),
};
async function set(who: Person, method: 'POST' | 'PUT', path: string, payload: object): Promise<void> {
  const reply = await send(method, who, `/api/apps/protection/MTO/${who.username}/${path}`, payload);
  expect([path, reply.statusCode]).toEqual([path, 200]);
}

/** Operations of the member, as the portal requests them, followed by those that other members start. */
const operations: Record<string, (who: Person) => Promise<{ statusCode: number; body: string }>> = {
  play: async (who) => {
    const games = (await get('/api/provider/game-list?gameType=Slot&prefix=MTO', who)).json<{
      result: { id: string; provider: string; gameType: string }[];
    }>();
    const { id: gameID, provider, gameType } = games.result[0]!;
    return send('POST', who, '/api/provider/launch-game', { gameID, provider, gameType });
  },
  deposit: (who) => send('POST', who, '/api/provider/deposit-point-create', { value: 100 }),
  bankAccounts: (who) => get('/api/provider/bank-deposit-auto', who),
  purchase: async (who) => {
    const prices = (await get('/api/apps/iap/price_table', who)).json<{ data: { sku: string }[] }>();
    return send('POST', who, '/api/apps/iap/purchases', { sku: prices.data[0]!.sku });
  },
  giftSent: (who) => give(who, giver.username),
  giftReceived: (who) => give(giver, who.username),
  foundByGivers: async (who) => {
    const reply = await get(`/api/apps/members?username=${who.username}`, giver);
    return { ...reply, statusCode: reply.json<{ data: unknown[] }>().data.length ? 200 : 404, body: reply.body };
  },
  coupon: async (who) => {
    const redeem = () => send('POST', who, '/api/apps/coupons.redeem', { couponCode: CODE });
    let reply = await redeem();
    // 425: the gift before it is still in progress
    await waitUntil(async () => {
      if (reply.statusCode !== 425) return true;
      reply = await redeem();
      return false;
    });
    return reply;
  },
  bonus: (who) => send('POST', who, '/api/provider/bonus', { isBonus: true }),
  noBonus: (who) => send('POST', who, '/api/provider/bonus', { isBonus: false }),
  cashBack: (who) => send('POST', who, '/api/provider/claim-cash-back', {}),
  playPoints: (who) => send('POST', who, '/api/provider/claim-point', { amount: 20 }),
  questReward: (who) =>
    send('POST', who, '/api/apps/daily_quest.claim', { agentID: 'MTO', id: DEPOSIT_QUEST, username: who.username }),
  withdrawal: (who) => send('POST', who, '/api/provider/withdraw', { amount: 500 }),
};

describe('operation in a player-protection state', () => {
  it('returns the status in this table', async () => {
    const rows = new Map(Object.keys(operations).map((operation) => [operation, [operation]]));
    for (const state of STATES) {
      const who = people[state];
      const reference = `PROTECTION-${state}`;
      await simulator.control('POST', '/control/deposits', { username: who.username, amountSatang: 10_000, reference });
      await into[state](who);
      for (const [operation, ask] of Object.entries(operations))
        rows.get(operation)!.push(String((await ask(who)).statusCode));
    }
    const line = (cells: readonly string[]) =>
      cells
        .map((cell) => cell.padEnd(14))
        .join('')
        .trimEnd();
    // 422: there is nothing to claim. 409: the coupon that was just redeemed has not been played yet
    expect(`\n${[['', ...STATES], ...rows.values()].map(line).join('\n')}`).toBe(`
              free          reminder      coolOff       excluded      depositZero   lossReached
play          200           200           403           403           200           403
deposit       200           200           403           403           403           200
bankAccounts  200           200           403           403           403           200
purchase      200           200           403           403           403           200
giftSent      200           200           403           403           200           403
giftReceived  200           200           404           404           404           200
foundByGivers 200           200           404           404           404           200
coupon        200           200           403           403           403           200
bonus         200           200           403           403           200           200
noBonus       200           200           200           200           200           200
cashBack      422           422           403           403           422           422
playPoints    422           422           403           403           422           422
questReward   200           200           403           403           200           200
withdrawal    409           409           200           200           200           409`);
  });

  it('pays a quest reward held during a break after the break ends, on another day', async () => {
    const { coolOff, excluded } = people;
    const before = await Promise.all([credit(coolOff), credit(excluded)]);
    clock.follow({ now: new Date(Date.now() + DAY_MS + 60_000), isReal: false, isFrozen: false });
    await app.get(RewardPayments, { strict: false }).release();
    await waitUntil(async () => (await credit(coolOff)) === before[0]! + 1_000);
    expect(await credit(excluded)).toBe(before[1]);
    clock.follow({ now: new Date(), isReal: true, isFrozen: false });
  });
});

describe('self-exclusion', () => {
  it("releases the money behind an unplayed coupon, and takes back the coupon's amount", async () => {
    const who = await enter(1_100_000);
    expect((await operations.coupon!(who)).statusCode).toBe(200);
    await waitUntil(async () => (await credit(who)) === 1_110_000);
    expect((await operations.withdrawal!(who)).statusCode).toBe(409);
    await into.excluded(who);
    await waitUntil(async () => (await credit(who)) === 1_100_000);
    const all = await send('POST', who, '/api/provider/withdraw', { amount: 11_000 });
    expect([all.statusCode, await credit(who)]).toEqual([200, 0]);
  });

  it('prevents registering again, with a leading zero in the account number or at another agent', async () => {
    const tel = `08${digits(8)}`;
    const accountNumber = `1${digits(9)}`;
    const { username, code } = await register('MTO', { tel, accountNumber });
    expect(code).toBe(0);
    const who = await logIn('MTO', username, PASSWORD);
    await into.excluded(who);
    for (const prefix of ['MTO', 'SPTN']) {
      const again = { accountNumber: `0${accountNumber}` };
      expect([prefix, (await register(prefix, again)).code]).toEqual([prefix, 409]);
      expect([prefix, (await register(prefix, { ...again, bankName: 'SCB' })).code]).toEqual([prefix, 0]);
    }
    expect((await register('SPTN', { tel })).code).toBe(409);
  });
});

const PASSWORD = 'Chips-2026!';
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

async function register(prefix: string, change: object): Promise<{ username: string; code: number }> {
  const shown = await app.inject(`/api/provider/captcha?prefix=${prefix}`);
  const { captchaId } = shown.json<{ result: { captchaId: string } }>().result;
  const username = `${prefix}R${digits(8)}`;
  const person = { tel: `09${digits(8)}`, bankName: 'KBANK', accountNumber: `2${digits(9)}`, birthday: '1995-04-13' };
  const named = { firstName: 'Thanakorn', lastName: 'Thongsukdee', password: PASSWORD, consent: true };
  const payload = { prefix, username, ...person, ...named, captchaId, captcha: await simulator.captcha(captchaId) };
  const reply = await app.inject({
    method: 'POST',
    url: '/api/provider/register',
    payload: { ...payload, ...change },
  });
  return { username, code: reply.json<{ code: number }>().code };
}
