import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProofAnswer, ProofChallenge } from '@housebrand/shared';
import { ProviderUnavailable, RateLimits, type RateRule } from '@housebrand/shared/nest';
import { FAKE_PASSWORD, fakeMember, openAuthWorld, solveProof, type AuthWorld } from '../../testing';
import { KnownDevices } from '../devices/known-devices';
import { LOGIN_RULES, type LoginRules } from './login-limits';

/** The product's rules at a fraction of the size; otherwise the specs would take minutes. */
const RULES: LoginRules = {
  ...LOGIN_RULES,
  address: { ...LOGIN_RULES.address, points: 20 },
  agent: { ...LOGIN_RULES.agent, points: 60 },
};
/** Far above the agent's limit. */
const ATTEMPTS = 5 * RULES.agent.points;
const RIGHT = FAKE_PASSWORD;

let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld({ loginRules: RULES });
});
afterAll(() => world.close());

interface Attempt {
  ip: string;
  password?: string;
  cookie?: string;
  proof?: ProofAnswer;
}

function login(username: string, { ip, password = RIGHT, cookie, proof }: Attempt) {
  const prefix = /^[A-Z]+?(?=DEMO|X)/.exec(username)![0];
  return world.app.inject({
    method: 'POST',
    url: '/api/provider/login',
    remoteAddress: ip,
    payload: { prefix, username, password, ...(proof && { proof }) },
    headers: cookie === undefined ? {} : { cookie },
  });
}
type Reply = Awaited<ReturnType<typeof login>>;

const deviceOf = (reply: Reply) =>
  reply.cookies.filter(({ name }) => name.startsWith('device_')).map(({ name, value }) => `${name}=${value}`)[0]!;
const statuses = (replies: readonly Reply[]) => {
  const counted: Record<number, number> = {};
  for (const { statusCode } of replies) counted[statusCode] = (counted[statusCode] ?? 0) + 1;
  return counted;
};

/** Runs calls in concurrent batches, like a busy attacker. */
async function inTurns<T>(count: number, act: (index: number) => Promise<T>, atOnce = 20): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => act(from + index));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}

/** Adds a member of NAGA that no other test uses, and resets the agent's count. */
async function given(username: string): Promise<void> {
  world.providers.knows(fakeMember('NAGA', username));
  await world.app.get(RateLimits, { strict: false }).reset(RULES.agent, 'NAGA');
}

/** Counts failures as if logins had failed. */
async function used(rule: RateRule, key: string, times: number): Promise<void> {
  const limits = world.app.get(RateLimits, { strict: false });
  for (let time = 0; time < times; time += 1) await limits.add(rule, key);
}

async function storedCounters(): Promise<number> {
  const { rows } = await world.database.database.unauthenticatedQuery<{ count: string }>({
    text: 'select count(*) from rate_limit where points > 0',
  });
  return Number(rows[0]!.count);
}

describe('limit of an IP address', () => {
  it('uses up no limit of the agent, leaves few rows, and affects no login from elsewhere', async () => {
    const attacks = await inTurns(ATTEMPTS, (index) => login(`SPTNX${index}`, { ip: '127.0.9.9', password: 'x' }));
    expect(statuses(attacks)).toEqual({ 401: RULES.address.points, 429: ATTEMPTS - RULES.address.points });
    const refusal = attacks.find(({ statusCode }) => statusCode === 429)!;
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    expect(refusal.json().challenge).toBeUndefined();
    expect(await storedCounters()).toBeLessThan(5 * RULES.address.points);
    world.agents.give({
      ...(await world.agents.find('SPTN'))!,
      seamlessLogin: (await world.agents.find('MTO'))!.seamlessLogin,
    });
    expect((await login('SPTNDEMO1', { ip: '127.0.8.8' })).statusCode).toBe(200);
  });

  it('covers a whole /64 of IPv6', async () => {
    await inTurns(RULES.address.points, (index) =>
      login(`SPTNX${index}`, { ip: `2001:db8:0:7::${index + 1}`, password: 'x' }),
    );
    const [same, other] = await Promise.all([
      login('SPTNXNEW', { ip: '2001:db8:0:7:ffff::1', password: 'x' }),
      login('SPTNXNEW', { ip: '2001:db8:0:8::1', password: 'x' }),
    ]);
    expect([same.statusCode, other.statusCode]).toEqual([429, 401]);
  });
});

describe('IP address of a mobile carrier', () => {
  it('accepts a hundred members of whom one in ten mistypes once or twice', async () => {
    for (let index = 0; index < 100; index += 1) world.providers.knows(fakeMember('MTO', `MTOX${index}`));
    const ip = '127.1.1.1';
    const replies = await inTurns(100, async (index) => {
      const typos = index % 10 === 0 ? (index % 20 === 0 ? 2 : 1) : 0;
      for (let typo = 0; typo < typos; typo += 1)
        expect((await login(`MTOX${index}`, { ip, password: 'typo' })).statusCode).toBe(401);
      return login(`MTOX${index}`, { ip });
    });
    expect(statuses(replies)).toEqual({ 200: 100 });
  });
});

describe('account under attack', () => {
  it('stays open to its known device and to other networks', async () => {
    const device = deviceOf(await login('NAGADEMO1', { ip: '10.1.1.1' }));
    const guesses = await inTurns(12, () => login('NAGADEMO1', { ip: '203.0.113.9', password: 'guess' }), 1);
    expect(statuses(guesses)).toEqual({ 401: 10, 429: 2 });
    expect((await login('NAGADEMO1', { ip: '203.0.113.77' })).statusCode).toBe(429);
    expect((await login('NAGADEMO1', { ip: '203.0.113.77', cookie: device })).statusCode).toBe(200);
    expect((await login('NAGADEMO1', { ip: '198.51.100.4' })).statusCode).toBe(200);
  });

  it('requires a growing proof of work from unknown devices and refuses no right password', async () => {
    const device = deviceOf(await login('NAGADEMO2', { ip: '10.1.1.1' }));
    const guess = (index: number) => login('NAGADEMO2', { ip: `198.18.${index}.1`, password: 'guess' });
    expect(statuses(await inTurns(30, guess))).toEqual({ 401: 30 });
    expect((await guess(30)).statusCode).toBe(429);
    expect((await login('NAGADEMO2', { ip: '198.18.200.1', cookie: device })).statusCode).toBe(200);
    const requested = async (ip: string) =>
      (await login('NAGADEMO2', { ip })).json<{ challenge: ProofChallenge }>().challenge;
    const proven = async (ip: string, password?: string) => {
      const proof = solveProof(await requested(ip));
      return login('NAGADEMO2', { ip, proof, ...(password && { password }) });
    };
    expect((await requested('198.18.201.1')).bits).toBe(16);
    expect((await proven('198.18.100.1', 'guess')).statusCode).toBe(401);
    await used(RULES.account, 'NAGA.NAGADEMO2', 9);
    // the member on an unknown device and network
    expect((await requested('198.18.202.1')).bits).toBe(17);
    expect((await proven('198.18.202.1')).statusCode).toBe(200);
  });

  it('keeps a separate count for a network that its member has logged in from', async () => {
    await given('NAGAXHOME');
    await login('NAGAXHOME', { ip: '10.1.1.1' });
    const guess = (index: number) => login('NAGAXHOME', { ip: `198.18.${index}.1`, password: 'guess' });
    expect(statuses(await inTurns(30, guess))).toEqual({ 401: 30 });
    expect((await guess(31)).json().challenge).toBeDefined();
    // a new device on the known network needs no proof of work
    expect((await login('NAGAXHOME', { ip: '10.1.1.9', password: 'typo' })).statusCode).toBe(401);
    expect((await login('NAGAXHOME', { ip: '10.1.1.9' })).statusCode).toBe(200);
    // guesses from the known network are limited to thirty a day as well
    await used(RULES.account, 'NAGA.NAGAXHOME\n10.1.1.0/24', 30);
    expect((await login('NAGAXHOME', { ip: '10.1.1.9' })).json().challenge).toBeDefined();
  });

  it('refuses a proof that is too easy because the work has grown since', async () => {
    await given('NAGAXWORK');
    await used(RULES.account, 'NAGA.NAGAXWORK', 30);
    const ip = '198.18.1.1';
    const requested = async () => (await login('NAGAXWORK', { ip })).json<{ challenge: ProofChallenge }>().challenge;
    const [early, late] = [solveProof(await requested()), solveProof(await requested())];
    await used(RULES.account, 'NAGA.NAGAXWORK', 10);
    // one doubling behind is accepted: the work may have grown meanwhile
    expect((await login('NAGAXWORK', { ip, proof: early, password: 'guess' })).statusCode).toBe(401);
    await used(RULES.account, 'NAGA.NAGAXWORK', 10);
    expect((await login('NAGAXWORK', { ip, proof: late })).json<{ challenge: ProofChallenge }>().challenge.bits).toBe(
      18,
    );
  });

  it('cannot be guessed more often by concurrent guesses', async () => {
    const guesses = await inTurns(60, () => login('NAGADEMO3', { ip: '203.0.113.9', password: 'guess' }), 60);
    expect(statuses(guesses)).toEqual({ 401: 10, 429: 50 });
  });

  it('does not count attempts that the provider did not judge', async () => {
    world.providers.failing('authenticate', new ProviderUnavailable('memberSystem', 'timeout'));
    const before = await storedCounters();
    const replies = await inTurns(25, () => login('MTODEMO2', { ip: '203.0.113.50' }), 5);
    world.providers.failing('authenticate');
    expect(statuses(replies)).toEqual({ 503: 25 });
    expect(await storedCounters()).toBe(before);
  });
});

describe('known device', () => {
  it('is valid for its member only, and neither altered nor after it was forgotten', async () => {
    const shut = async (cookie?: string) =>
      (await login('MTODEMO3', { ip: '203.0.113.60', ...(cookie && { cookie }) })).statusCode;
    const device = deviceOf(await login('MTODEMO3', { ip: '10.1.1.1' }));
    const stranger = deviceOf(await login('MTODEMO1', { ip: '10.1.1.1' }));
    await inTurns(10, () => login('MTODEMO3', { ip: '203.0.113.60', password: 'guess' }), 1);
    expect(await shut()).toBe(429);
    expect(await shut(stranger)).toBe(429);
    expect(await shut(`${device.slice(0, -2)}xx`)).toBe(429);
    expect(await shut(device)).toBe(200);
    await world.app.get(KnownDevices).forgetAll({ prefix: 'MTO', username: 'MTODEMO3' });
    expect(await shut(device)).toBe(429);
  });

  it('has its own limit', async () => {
    const cookie = deviceOf(await login('MTODEMO2', { ip: '10.1.1.1' }));
    const guesses = await inTurns(12, () => login('MTODEMO2', { ip: '10.1.1.1', password: 'guess', cookie }), 1);
    expect(statuses(guesses)).toEqual({ 401: 10, 429: 2 });
  });

  it('has growing pauses beyond thirty failures a day', async () => {
    await given('NAGAXSLOW');
    const cookie = deviceOf(await login('NAGAXSLOW', { ip: '10.1.1.1' }));
    const guess = () => login('NAGAXSLOW', { ip: '10.1.1.1', password: 'guess', cookie });
    const tenMinutesLater = () =>
      world.database.database.unauthenticatedQuery({ text: `delete from rate_limit where key like 'login.device:%'` });
    for (let round = 0; round < 3; round += 1) {
      expect(statuses(await inTurns(10, guess, 1))).toEqual({ 401: 10 });
      await tenMinutesLater();
    }
    expect(statuses(await inTurns(2, guess, 1))).toEqual({ 401: 1, 429: 1 });
    expect(Number((await guess()).headers['retry-after'])).toBeLessThanOrEqual(60);
  });
});

describe('agent under attack from everywhere', () => {
  it('requires a proof of work for each attempt instead of refusing members', async () => {
    const spray = async (index: number) => {
      world.providers.knows(fakeMember('MTO', `MTOXS${index}`));
      return login(`MTOXS${index}`, { ip: `198.19.${index}.1`, password: 'guess' });
    };
    const sprayed = statuses(await inTurns(RULES.agent.points + 5, spray));
    expect(sprayed[429]).toBeGreaterThanOrEqual(5);
    const requested = await login('MTODEMO1', { ip: '10.7.7.7' });
    expect(requested.statusCode).toBe(429);
    const { code, challenge } = requested.json() as { code: number; challenge: ProofChallenge };
    expect([code, challenge.bits]).toEqual([429, 16]);
    const proof = solveProof(challenge);
    const wrongProof = { ...proof, answer: `${Number(proof.answer) + 1}` };
    expect((await login('MTODEMO1', { ip: '10.7.7.7', proof: wrongProof })).statusCode).toBe(429);
    expect((await login('MTODEMO1', { ip: '10.7.7.7', proof })).statusCode).toBe(200);
    expect((await login('MTODEMO1', { ip: '10.7.7.8', proof })).statusCode).toBe(429);
  });

  it('accepts a proof for two minutes', async () => {
    const { challenge } = (await login('MTODEMO1', { ip: '10.7.7.9' })).json() as { challenge: ProofChallenge };
    const proof = solveProof(challenge);
    world.clock.advance(121_000);
    expect((await login('MTODEMO1', { ip: '10.7.7.9', proof })).statusCode).toBe(429);
  });
});
