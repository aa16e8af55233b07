import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { creditOf, memberToken, type RunningSimulator, runSimulator } from '../testing/running-simulator';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await runSimulator()));
afterAll(() => simulator.close());

describe('the bank desk', () => {
  it('credits a deposit once for its reference', async () => {
    const deposit = { username: 'LOTUSDEMO1', amountSatang: 50_025, reference: 'SLIP-7' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => simulator.post('/control/deposits', deposit)));
    expect(new Set(replies.map(({ body }) => body['id'])).size).toBe(1);
    expect(await creditOf(simulator, 'LOTUSDEMO1')).toBe(1_234_567 + 50_025);
    expect((await simulator.post('/control/deposits', { ...deposit, amountSatang: 1 })).status).toBe(409);
  });

  it('holds a withdrawal, pays it or gives it back', async () => {
    const ask = (reference: string) =>
      simulator.post('/control/withdrawals', { username: 'KLANGDEMO1', amountSatang: 100_000, reference });
    const [paid, refused] = [await ask('OUT-1'), await ask('OUT-2')];
    expect(await creditOf(simulator, 'KLANGDEMO1')).toBe(1_034_567);
    const decide = (id: unknown, body: object) => simulator.post(`/control/withdrawals/${String(id)}/decision`, body);
    expect((await decide(paid.body['id'], { paid: true })).body['status']).toBe('SUCCESS');
    expect((await decide(refused.body['id'], { paid: false, reason: 'name differs' })).body['status']).toBe('REJECT');
    expect((await decide(refused.body['id'], { paid: true })).status).toBe(409);
    expect(await creditOf(simulator, 'KLANGDEMO1')).toBe(1_134_567);
    expect((await simulator.get('/control/balance-check')).body['outOfBalance']).toEqual([]);
  });

  it('refuses a withdrawal of more than there is', async () => {
    const reply = await simulator.post('/control/withdrawals', {
      username: 'KLANGDEMO2',
      amountSatang: 100,
      reference: 'OUT-9',
    });
    expect(reply.status).toBe(409);
  });

  it('shows its page', async () => {
    const page = await simulator.get('/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('/assets/desk.js');
  });
});

describe('members', () => {
  it('are created and can log in, and a name is taken once', async () => {
    const member = { prefix: 'MTO', username: 'MTOSPEC01', password: 'Other-Pass-1!', creditSatang: 700 };
    expect((await simulator.post('/control/members', member)).body).toMatchObject({ creditSatang: 700, tier: 1 });
    expect(await memberToken(simulator, 'MTOSPEC01', 'Other-Pass-1!')).toBeTruthy();
    expect((await simulator.post('/control/members', member)).status).toBe(409);
  });

  it('are shown without anything secret', async () => {
    const { text } = await simulator.get('/control/members');
    expect(text).not.toMatch(/argon2|password|token/i);
    expect(text).not.toMatch(/"accountNumber":"\d{6}/);
  });
});

describe('the world', () => {
  it('goes back to the seed quickly', async () => {
    await simulator.post('/control/members/MTODEMO1/credit', { creditSatang: 1 });
    const startedAt = performance.now();
    await simulator.post('/control/reset', {});
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(await creditOf(simulator, 'MTODEMO1')).toBe(1_234_567);
    expect(await creditOf(simulator, 'NAGADEMO3')).toBe(25_000_000);
  });

  it('stands still, moves on and follows the machine', async () => {
    const now = '2027-01-01T00:00:00.000Z';
    expect((await simulator.post('/control/clock', { now, frozen: true })).body).toEqual({ now, isReal: false });
    expect((await simulator.post('/control/clock', { advanceMs: 1_000 })).body['now']).toBe('2027-01-01T00:00:01.000Z');
    const { now: real, isReal } = (await simulator.post('/control/clock', {})).body as { now: string; isReal: boolean };
    expect(isReal).toBe(true);
    expect(Math.abs(Date.parse(real) - Date.now())).toBeLessThan(5_000);
  });

  it('moves tokens towards their end', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    await simulator.post('/control/clock', { advanceMs: 13 * 3_600_000 });
    expect((await simulator.get('/member-system/c/m/getProfile', { token })).body['code']).toBe(1005);
    await simulator.post('/control/clock', {});
  });
});

describe('who may ask', () => {
  /** `fetch` sets the host by itself; a rebound name needs a plain request. */
  const statusFor = (headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const sent = request(`${simulator.origin}/control/members`, { headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      sent.on('error', reject).end();
    });

  it('answers this machine only: no foreign page, no foreign name', async () => {
    expect(await statusFor({})).toBe(200);
    expect(await statusFor({ origin: 'http://evil.example' })).toBe(403);
    expect(await statusFor({ host: 'evil.example:3100' })).toBe(403);
    expect(await statusFor({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });
});
