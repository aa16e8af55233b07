import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FAULT_KINDS } from '@housebrand/providers';
import { waitUntil } from '@housebrand/shared/testing';
import { memberToken, type RunningSimulator, runSimulator } from '../testing/running-simulator';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await runSimulator()));
afterAll(() => simulator.close());
afterEach(() => simulator.remove('/control/faults'));

const SITE = '/game-platform/frontend/prefix/v2';
const site = () => simulator.post(SITE, { prefix: 'MTO', ip: '' });
const fault = (kind: string, more: object = {}) => simulator.post('/control/faults', { kind, ...more });
/** Waits until a one-time fault has struck and left the list. */
const hasStruck = async () => {
  let waiting = Infinity;
  while (waiting > 0) waiting = ((await simulator.get('/control/faults')).body as unknown as unknown[]).length;
};
/** Makes a call and aborts it as soon as the fault has struck. */
async function givenUp(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const patience = new AbortController();
  const reply = fetch(simulator.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: patience.signal,
  });
  reply.catch(() => undefined);
  await hasStruck();
  patience.abort();
  return reply;
}

describe('faults', () => {
  it.each([
    ['http500', 500],
    ['http502', 502],
    ['http503', 503],
    ['maintenance', 503],
    ['redirect', 302],
  ])('answers fault %s with status %i', async (kind, status) => {
    await fault(kind, { times: 1 });
    expect((await site()).status).toBe(status);
    expect((await site()).body['code']).toBe(0);
  });

  it('sends an HTML page, a truncated body, wrong types, no code, and a huge body', async () => {
    for (const kind of ['html200', 'cutJson', 'wrongTypes', 'missingCode', 'huge'])
      await fault(kind, { times: 1, size: 3_000_000 });
    const [page, cut, twisted, codeless, huge] = [await site(), await site(), await site(), await site(), await site()];
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(() => JSON.parse(cut.text) as unknown).toThrow();
    expect((twisted.body['result'] as { disabledGames: unknown }).disabledGames).toEqual({ length: 1 });
    expect(codeless.body).not.toHaveProperty('code');
    expect(huge.text.length).toBeGreaterThan(3_000_000);
  });

  it.each([
    ['code1003', 1003],
    ['code1005', 1005],
    ['code900', 900],
    ['unknownCode', 7777],
  ])('answers fault %s with code %i', async (kind, code) => {
    await fault(kind, { times: 1 });
    expect((await site()).body['code']).toBe(code);
  });

  it('cuts the connection', async () => {
    await fault('reset', { times: 1 });
    await expect(site()).rejects.toThrow();
  });

  it('does not reply, and closes the call when the faults are cleared', async () => {
    await fault('timeoutBefore', { times: 1 });
    await expect(givenUp(SITE, { prefix: 'MTO', ip: '' })).rejects.toThrow(/aborted/);
    await fault('timeoutBefore', { times: 1 });
    const ended = expect(site()).rejects.toThrow();
    await hasStruck();
    await simulator.remove('/control/faults');
    await ended;
  });

  it('sends one byte per second', async () => {
    await fault('slow', { times: 1 });
    const reply = await fetch(simulator.origin + SITE, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: 'MTO', ip: '' }),
    });
    const body = reply.body!.getReader();
    const { value } = await body.read();
    expect(value!.length).toBeLessThan(Number(reply.headers.get('content-length')));
    await body.cancel();
  });

  it('strikes one call of one system, and one member', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    const other = await memberToken(simulator, 'NAGADEMO1');
    await fault('http500', { system: 'memberSystem', call: 'getProfile', username: 'MTODEMO1' });
    expect((await simulator.get('/member-system/c/m/getProfile', { token })).status).toBe(500);
    expect((await simulator.get('/member-system/c/m/getProfile', { token: other })).status).toBe(200);
    expect((await site()).status).toBe(200);
  });

  it('strikes by the member or agent named in the request, even before login', async () => {
    const enter = (username: string) =>
      simulator.post('/game-platform/frontend/user/login', { username, password: 'x', prefix: username.slice(0, -5) });
    await fault('http500', { username: 'MTODEMO1' });
    expect([(await enter('mtodemo1')).status, (await enter('MTODEMO3')).status]).toEqual([500, 200]);
    await simulator.remove('/control/faults');
    await fault('maintenance', { prefix: 'NAGA' });
    expect([(await enter('NAGADEMO1')).status, (await enter('MTODEMO1')).status]).toEqual([503, 200]);
    const token = await memberToken(simulator, 'MTODEMO1');
    expect((await simulator.get('/member-system/c/m/getProfile', { token })).status).toBe(200);
  });

  it('rejects an unknown kind and accepts every kind of the contract', async () => {
    expect((await fault('earthquake')).status).toBe(400);
    for (const kind of FAULT_KINDS) expect((await fault(kind, { system: 'external' })).status).toBe(200);
    expect((await simulator.get('/control/faults')).body).toHaveLength(FAULT_KINDS.length);
  });
});

describe('fault after the effect', () => {
  it("commits the call's effect although no reply is sent", async () => {
    const login = { username: 'LOTUSDEMO1', password: 'Chips-2026!', prefix: 'LOTUS' };
    const { body } = await simulator.post('/game-platform/frontend/user/login', login);
    const authorization = `Bearer ${(body['result'] as { token: string }).token}`;
    const waiting = async () =>
      (await simulator.get('/control/payments?username=LOTUSDEMO1&open=true')).body as unknown as unknown[];
    const before = (await waiting()).length;
    await fault('timeoutAfter', { system: 'gamePlatform', call: 'depositPointCreate', times: 1 });
    const deposit = givenUp('/game-platform/frontend/depositPoint/create', { value: 300 }, { authorization });
    await expect(deposit).rejects.toThrow(/aborted/);
    await waitUntil(async () => (await waiting()).length === before + 1);
  });
});
