import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { AwakeTime } from '@housebrand/shared/testing';
import pg from 'pg';
import { openAuthWorld, SessionJar, type AuthWorld } from '../../testing';
import { ProviderLogin } from '../provider/provider-login';

const PASSWORD = 'Chips-2026!';
/** Maximum time until a member gets a clear reply. */
const CLEAR_REPLY_MS = 6_000;

type FaultKind = Parameters<RunningSimulator['addFault']>[0]['kind'];

let simulator: RunningSimulator;
let world: AuthWorld;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await openAuthWorld({ simulator, settings: { answerWithinMs: 5_000 } });
});
afterAll(async () => {
  await world.close();
  await simulator.stop();
});
afterEach(() => simulator.clearFaults());

const login = (prefix: string, username: string, password = PASSWORD) =>
  world.app.inject({ method: 'POST', url: '/api/provider/login', payload: { prefix, username, password } });
const profile = (jar: SessionJar) => world.app.inject({ url: '/api/provider/profile', headers: jar.headers() });

describe('login against the simulator', () => {
  it.each([
    ['MTO', 'MTODEMO1', 12345.67, 2],
    ['NAGA', 'NAGADEMO3', 250000, 5],
    ['NAGA', 'NAGADEMO2', 0, 1],
  ])('accepts %s %s', async (prefix, username, credit, tierLevel) => {
    const reply = await login(prefix, username.toLowerCase());
    expect(reply.json()).toMatchObject({ code: 0, result: { username, prefix } });
    const me = await profile(new SessionJar().keep(reply));
    expect(me.json()).toMatchObject({ code: 0, result: { username, prefix, credit, tier: { tierLevel } } });
    expect(me.json().result.accountNumber).toMatch(/^•+\d{4}$/);
  });

  it("returns the provider's refusal of a wrong password", async () => {
    const reply = await login('MTO', 'MTODEMO1', 'Wrong-2026!');
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 1001, message: expect.stringMatching(/./), result: null });
  });

  it.each([
    ['SPTN', 'SPTNDEMO2', 401, 500],
    ['MTO', 'NAGADEMO1', 401, 500],
    ['KLANG', 'KLANGDEMO2', 503, 503],
  ])('refuses %s %s', async (prefix, username, status, code) => {
    const reply = await login(prefix, username);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  const broken: FaultKind[] = [
    'reset',
    'http500',
    'http503',
    'html200',
    'cutJson',
    'wrongTypes',
    'missingCode',
    'redirect',
    'timeoutBefore',
  ];
  it.each(broken)('reports an unavailable provider: %s', async (kind) => {
    await simulator.addFault({ kind, system: 'memberSystem', call: 'authen' });
    const awake = new AwakeTime();
    const reply = await login('MTO', 'MTODEMO3');
    expect(awake.ms).toBeLessThan(CLEAR_REPLY_MS);
    awake.stop();
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 503, result: null });
    expect(reply.body).not.toMatch(/stack|at \w+ \(/);
  });

  it('returns an unknown code of a later step', async () => {
    await simulator.addFault({ kind: 'unknownCode', system: 'gamePlatform', call: 'loginAuto', times: 1 });
    const reply = await login('MTO', 'MTODEMO3');
    expect(reply.statusCode).toBe(401);
    expect(reply.json().code).toBeGreaterThan(0);
  });
});

describe('expired provider session', () => {
  it.each([
    ['code1005', 1005],
    ['code1003', 1003],
  ] as const)('ends our session if new tokens do not help: %s', async (kind, code) => {
    const jar = new SessionJar().keep(await login('MTO', 'MTODEMO1'));
    await simulator.addFault({ kind, system: 'gamePlatform', call: 'profile', times: 2 });
    const reply = await profile(jar);
    expect(reply.json()).toMatchObject({ code, message: 'พบข้อผิดพลาด กรุณาล็อกอินใหม่อีกครั้ง' });
    expect((await profile(jar)).json()).toMatchObject({ code: 401 });
    expect(jar.keep(reply).get('portalToken')).toBeUndefined();
  });

  /** Makes every token that the provider has issued expire. */
  const aDayLater = () => simulator.control('POST', '/control/clock', { advanceMs: 24 * 3_600_000 });
  async function runInSimulatorDatabase(text: string, values: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: simulator.databaseUrl! });
    await client.connect();
    await client.query(text, values);
    await client.end();
  }

  it('is renewed once with the stored password for concurrent calls', async () => {
    const jar = new SessionJar().keep(await login('MTO', 'MTODEMO1'));
    await aDayLater();
    const logins = jest.spyOn(world.app.get(ProviderLogin, { strict: false }), 'enterMemberSystem');
    const replies = await Promise.all(Array.from({ length: 5 }, () => profile(jar)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await profile(jar)).statusCode).toBe(200);
    expect(logins).toHaveBeenCalledTimes(1);
    logins.mockRestore();
  });

  it('ends our session if the provider refuses the stored password', async () => {
    const [{ username }, other] = [await simulator.addMember('MTO', 0), 'MTOOTHERPASSWORD'];
    const jar = new SessionJar().keep(await login('MTO', username));
    // change the password at the provider only
    await simulator.control('POST', '/control/members', {
      prefix: 'MTO',
      username: other,
      password: 'Other-2026!',
      creditSatang: 0,
    });
    await runInSimulatorDatabase(
      'update member set password_hash = o.password_hash from member o where member.username = $1 and o.username = $2',
      [username, other],
    );
    await aDayLater();
    const logins = jest.spyOn(world.app.get(ProviderLogin, { strict: false }), 'enterMemberSystem');
    const replies = await Promise.all(Array.from({ length: 5 }, () => profile(jar)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
    expect(replies.map((reply) => reply.json().code)).toContain(1005);
    // one attempt only: the provider counts wrong credentials
    expect(logins).toHaveBeenCalledTimes(1);
    logins.mockRestore();
    expect((await profile(jar)).json()).toMatchObject({ code: 401 });
  });

  it.each(['unknownCode', 'http500'] as const)(
    'does not end our session if a later step of the login fails: %s',
    async (kind) => {
      const jar = new SessionJar().keep(await login('MTO', 'MTODEMO1'));
      await aDayLater();
      await simulator.addFault({ kind, system: 'memberSystem', call: 'getProfile' });
      expect((await profile(jar)).statusCode).toBe(503);
      await simulator.clearFaults();
      expect((await profile(jar)).statusCode).toBe(200);
    },
  );

  it('does not end our session while the provider cannot issue new tokens', async () => {
    const jar = new SessionJar().keep(await login('MTO', 'MTODEMO1'));
    await aDayLater();
    await simulator.addFault({ kind: 'reset', system: 'memberSystem', call: 'authen' });
    expect((await profile(jar)).statusCode).toBe(503);
    await simulator.clearFaults();
    expect((await profile(jar)).statusCode).toBe(200);
  });
});
