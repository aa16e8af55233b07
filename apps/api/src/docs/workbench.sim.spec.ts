import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { AppLog, FollowingClock, keepTraces, Settings } from '@housebrand/shared/nest';
import { waitUntil, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DemoWorldSync } from '../seed/demo-world-sync';
import { operationsOf, type ApiDocument, type ApiOperation } from '../testing/api-operations';
import { SCENARIOS, type ScenarioStep } from './scenarios';
import { servedDocument } from './served-document';
import type { Happened } from './workbench';
import { apiBeforePortal } from '../testing/api-before-portal';

const PASSWORD = 'Chips-2026!';

describe('documentation workbench', () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let app: NestFastifyApplication;
  let settings: Settings;
  let operations: ApiOperation[];

  beforeAll(async () => {
    keepTraces();
    simulator = await startSimulator();
    const clock = new FollowingClock();
    world = await openTestWorld({
      application: apiBeforePortal,
      simulator,
      clock,
      log: new AppLog('info', { write: () => undefined }),
    });
    ({ app } = world);
    settings = app.get(Settings);
    await new DemoWorldSync(app, clock).look();
    operations = operationsOf((await servedDocument(settings)) as ApiDocument);
    // a member must have logged in once before receiving gifts
    await tokenOf('MTODEMO3');
  });
  afterAll(async () => {
    await world?.close();
    await simulator?.stop();
  });

  async function tokenOf(username: string): Promise<string> {
    const payload = { prefix: username.replace(/DEMO\d$/, ''), username, password: PASSWORD };
    const headers = { 'x-user-auth': 'request' };
    const reply = await app.inject({ method: 'POST', url: '/api/provider/login', payload, headers });
    expect(reply.json()).toMatchObject({ code: 0 });
    return String(reply.headers['x-user-auth']);
  }

  /** Executes an operation as the page does: with its own example, adapted to the persona. */
  async function execute(id: string, headers: Record<string, string>, username = 'MTODEMO1') {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`no operation ${id}`);
    const prefix = username.replace(/DEMO\d$/, '');
    const own = (text: string) => text.replaceAll('MTODEMO1', username).replace(/\bMTO(?=\b|[A-Z])/g, prefix);
    const { method, path, params, query, body } = operation;
    const address = Object.entries(params).reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(own(String(value)))),
      path,
    );
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, own(String(value))]])),
    );
    return app.inject({
      method: method as 'GET',
      url: search.size > 0 ? `${address}?${search}` : address,
      headers: { 'idempotency-key': randomUUID(), ...headers },
      ...(body && {
        payload: JSON.parse(own(JSON.stringify(body))) as object,
        headers: { 'idempotency-key': randomUUID(), ...headers },
      }),
    });
  }

  async function take(step: ScenarioStep, story: { token: string; username: string; amount: number }): Promise<void> {
    if (step.resets) {
      const headers = { host: 'localhost:3000' };
      const url = '/docs/workbench/simulator/reset';
      expect((await app.inject({ method: 'POST', url, headers, payload: {} })).json()).toEqual({ reset: true });
      // a member must have logged in once before receiving gifts
      await tokenOf('MTODEMO3');
    }
    if (step.persona) Object.assign(story, { username: step.persona, token: await tokenOf(step.persona) });
    if (step.fault) await simulator.addFault({ ...step.fault, times: 1 });
    if (step.arrives)
      await simulator.control('POST', '/control/transfers', {
        prefix: 'MTO',
        amountSatang: story.amount,
      });
    if (!step.call) return;
    const { call, expect: status } = step;
    const reply = await execute(call, { 'x-user-auth': story.token }, story.username);
    expect([step.text, reply.statusCode, reply.body]).toEqual([step.text, status, expect.any(String)]);
    const opened = /"amountSatang":(\d+)/.exec(reply.body);
    if (call === 'openDeposit' && opened) story.amount = Number(opened[1]);
    const { holds } = step;
    if (holds === undefined) return;
    await waitUntil(async () =>
      (await execute(call, { 'x-user-auth': story.token }, story.username)).body.includes(holds),
    );
  }

  it.each(SCENARIOS.map(({ title, steps }) => ({ title, steps })))('runs the scenario: $title', async ({ steps }) => {
    await simulator.clearFaults();
    const story = { token: '', username: '', amount: 0 };
    for (const step of steps) await take(step, story);
  });

  it('starts with a login command that works when pasted; live mode shows no password', async () => {
    const introduction = async (of: Settings) =>
      ((await servedDocument(of)) as { info: { description: string } }).info.description;
    const [, origin, path, name, value, body] =
      /curl -si (http[^/]+\/\/[^/]+)(\S+) .* -H '(x-\S+): (\S+)' \\\n +-d '(.+?)'/.exec(await introduction(settings))!;
    expect(origin).toBe(settings.publicOrigin);
    const headers = { 'content-type': 'application/json', [name!]: value! };
    const reply = await app.inject({ method: 'POST', url: path!, headers, payload: body! });
    expect([reply.statusCode, reply.headers['x-user-auth']]).toEqual([200, expect.any(String)]);
    const live = await introduction({ ...settings, mode: 'live', publicOrigin: 'https://play.example' });
    expect(live).toContain('curl -si https://play.example/api/provider/login');
    expect(live).not.toContain(PASSWORD);
  });

  it('shows the trace of a call: log, provider calls without secrets, statements', async () => {
    const token = await tokenOf('MTODEMO1');
    await simulator.addFault({ kind: 'http503', system: 'memberSystem', call: 'getProfileAndCredit', times: 1 });
    const failed = await execute('getCredit', { 'x-user-auth': token });
    expect(failed.statusCode).toBe(503);
    const id = String(failed.headers['x-request-id']);
    const reply = await app.inject({ url: `/docs/workbench/happened/${id}`, headers: { host: 'localhost:3000' } });
    const happened = reply.json<Happened>();
    expect(happened.calls.map(({ call }) => call)).toContain('memberSystem.getProfileAndCredit');
    expect(happened.lines.some((line) => line.includes('"status":503'))).toBe(true);
    expect(happened.statements.length).toBeGreaterThan(0);
    expect(reply.body).not.toContain(token);
    expect(reply.body).not.toContain(PASSWORD);
  });

  it('shows the trace of a login without credentials', async () => {
    const payload = { prefix: 'MTO', username: 'MTODEMO1', password: PASSWORD };
    const entered = await app.inject({ method: 'POST', url: '/api/provider/login', payload });
    const id = String(entered.headers['x-request-id']);
    const reply = await app.inject({ url: `/docs/workbench/happened/${id}`, headers: { host: 'localhost:3000' } });
    expect(reply.json<Happened>().calls.length).toBeGreaterThan(3);
    const secrets = [PASSWORD, ...entered.cookies.filter(({ name }) => /Token$/.test(name)).map(({ value }) => value)];
    expect(secrets.filter((secret) => reply.body.includes(secret))).toEqual([]);
  });

  it.each([
    ['another origin', { host: 'localhost:3000', origin: 'http://evil.example' }],
    ['another host name', { host: 'evil.example' }],
  ])("serves only this machine's own page, not %s", async (_, headers) => {
    const paths = ['token', 'happened/some-request', 'simulator/otp', 'simulator/clock'];
    const statuses = await Promise.all(
      paths.map(async (path) => (await app.inject({ url: `/docs/workbench/${path}`, headers })).statusCode),
    );
    expect(statuses).toEqual([403, 403, 403, 403]);
  });

  // this test is the last because it changes MTO's configuration, such as its tiers
  it('executes every operation with its example without an invalid request', async () => {
    const refused: string[] = [];
    const member = 'NAGADEMO1';
    // calls that end the session or change the password come last, each with its own session
    const ending = ['logout', 'refreshSession', 'endSession', 'takeBreak', 'adoptPassword', 'changePassword'];
    const order = [...operations].sort((one, other) => ending.indexOf(one.id) - ending.indexOf(other.id));
    let token = await tokenOf(member);
    for (const { id, schemes, statuses } of order) {
      const needsKey = schemes.includes('x-agent-key') && !schemes.includes('x-user-auth');
      const key = id === 'createAgent' ? 'demo-agent-key-master' : 'demo-agent-key-mto';
      if (ending.includes(id)) token = await tokenOf(member);
      const session: Record<string, string> = schemes.length > 0 ? { 'x-user-auth': token } : {};
      const send = () => execute(id, needsKey ? { 'x-agent-key': key } : session, needsKey ? 'MTODEMO1' : member);
      let reply = await send();
      // a fast machine sends more than a session's 30 calls a second
      while (reply.statusCode === 429 && reply.headers['retry-after'] === '1') {
        await sleep(1_000);
        reply = await send();
      }
      token = String(reply.headers['x-user-auth'] ?? token);
      const { statusCode, body } = reply;
      const isInvalid = statusCode === 422 && body.includes('"errors":[');
      const isKnown = statuses.includes(String(statusCode)) || statusCode === 202;
      if ([401, 500].includes(statusCode) || isInvalid || !isKnown)
        refused.push(`${id}: ${statusCode} ${body.slice(0, 150)}`);
    }
    expect(refused).toEqual([]);
  });
});
