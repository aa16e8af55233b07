import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { hasZeroBits, proofText, type ProofAnswer, type ProofChallenge } from '@housebrand/shared';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import { FAKE_PASSWORD, fakeMember, openAuthWorld, type AuthWorld } from '../../testing';
import { KnownDevices } from '../devices/known-devices';
import { LOGIN_RULES, type LoginRules } from './login-limits';

/** As in the product, at a fifth of the size: the specs would otherwise take minutes. */
const RULES: LoginRules = {
  ...LOGIN_RULES,
  address: { ...LOGIN_RULES.address, points: 20 },
  agent: { ...LOGIN_RULES.agent, points: 60 },
};
/** Far more than the agent's whole allowance. */
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

/** So many at once as a busy attacker has. */
async function inTurns<T>(count: number, act: (index: number) => Promise<T>, atOnce = 20): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => act(from + index));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}

function solve(challenge: ProofChallenge): ProofAnswer {
  for (let answer = 0; ; answer += 1) {
    const head = createHash('sha256').update(proofText(challenge, answer)).digest().readUInt32BE(0);
    if (hasZeroBits(head, challenge.bits)) return { token: challenge.token, answer: String(answer) };
  }
}

async function storedCounters(): Promise<number> {
  const { rows } = await world.database.database.doorQuery<{ count: string }>({
    text: 'select count(*) from rate_limit where points > 0',
  });
  return Number(rows[0]!.count);
}

describe('whoever is stopped at his own address', () => {
  it('costs the agent nothing, and leaves no rows: afterwards the right login from elsewhere is 200', async () => {
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

  it('has a whole /64 of IPv6', async () => {
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

describe("a carrier's address", () => {
  it('lets a hundred members in, of whom one in ten mistypes once or twice', async () => {
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

describe('an account under attack', () => {
  it('opens to the device that its member has logged in from, and to other neighbourhoods', async () => {
    const device = deviceOf(await login('NAGADEMO1', { ip: '10.1.1.1' }));
    const guesses = await inTurns(12, () => login('NAGADEMO1', { ip: '203.0.113.9', password: 'guess' }), 1);
    expect(statuses(guesses)).toEqual({ 401: 10, 429: 2 });
    expect((await login('NAGADEMO1', { ip: '203.0.113.77' })).statusCode).toBe(429);
    expect((await login('NAGADEMO1', { ip: '203.0.113.77', cookie: device })).statusCode).toBe(200);
    expect((await login('NAGADEMO1', { ip: '198.51.100.4' })).statusCode).toBe(200);
  });

  it('is slow to strangers from everywhere, and never to its device', async () => {
    const device = deviceOf(await login('NAGADEMO2', { ip: '10.1.1.1' }));
    const guess = (index: number) => login('NAGADEMO2', { ip: `198.18.${index}.1`, password: 'guess' });
    expect(statuses(await inTurns(30, guess))).toEqual({ 401: 30 });
    expect((await guess(30)).statusCode).toBe(401);
    const slow = await guess(31);
    expect(slow.statusCode).toBe(429);
    expect(Number(slow.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(slow.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await login('NAGADEMO2', { ip: '198.18.200.1', cookie: device })).statusCode).toBe(200);
  });

  it('cannot be guessed more often by guessing at once', async () => {
    const guesses = await inTurns(60, () => login('NAGADEMO3', { ip: '203.0.113.9', password: 'guess' }), 60);
    expect(statuses(guesses)).toEqual({ 401: 10, 429: 50 });
  });

  it('pays nothing for what the provider did not judge', async () => {
    world.providers.failing('authenticate', new ProviderUnavailable('memberSystem', 'timeout'));
    const before = await storedCounters();
    const replies = await inTurns(25, () => login('MTODEMO2', { ip: '203.0.113.50' }), 5);
    world.providers.failing('authenticate');
    expect(statuses(replies)).toEqual({ 503: 25 });
    expect(await storedCounters()).toBe(before);
  });
});

describe('a known device', () => {
  it("is its member's own: nobody else's, no altered one, none from before all were forgotten", async () => {
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

  it('has a limit of its own', async () => {
    const cookie = deviceOf(await login('MTODEMO2', { ip: '10.1.1.1' }));
    const guesses = await inTurns(12, () => login('MTODEMO2', { ip: '10.1.1.1', password: 'guess', cookie }), 1);
    expect(statuses(guesses)).toEqual({ 401: 10, 429: 2 });
  });
});

describe('an agent under attack from everywhere', () => {
  it('refuses nobody: it asks for a proof of work, which is worth one attempt', async () => {
    const spray = async (index: number) => {
      world.providers.knows(fakeMember('MTO', `MTOXS${index}`));
      return login(`MTOXS${index}`, { ip: `198.19.${index}.1`, password: 'guess' });
    };
    const sprayed = statuses(await inTurns(RULES.agent.points + 5, spray));
    expect(sprayed[429]).toBeGreaterThanOrEqual(5);
    const asked = await login('MTODEMO1', { ip: '10.7.7.7' });
    expect(asked.statusCode).toBe(429);
    const { code, challenge } = asked.json() as { code: number; challenge: ProofChallenge };
    expect([code, challenge.bits]).toEqual([429, 16]);
    const proof = solve(challenge);
    const lie = { ...proof, answer: `${Number(proof.answer) + 1}` };
    expect((await login('MTODEMO1', { ip: '10.7.7.7', proof: lie })).statusCode).toBe(429);
    expect((await login('MTODEMO1', { ip: '10.7.7.7', proof })).statusCode).toBe(200);
    expect((await login('MTODEMO1', { ip: '10.7.7.8', proof })).statusCode).toBe(429);
  });

  it('takes an answer for two minutes', async () => {
    const { challenge } = (await login('MTODEMO1', { ip: '10.7.7.9' })).json() as { challenge: ProofChallenge };
    const proof = solve(challenge);
    world.clock.advance(121_000);
    expect((await login('MTODEMO1', { ip: '10.7.7.9', proof })).statusCode).toBe(429);
  });
});
