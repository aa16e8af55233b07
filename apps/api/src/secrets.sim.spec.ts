import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { clientSignature } from '@housebrand/providers';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { AppLog, OutboundHttp, outboundSeconds } from '@housebrand/shared/nest';
import { type TestDatabase, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { buildDocument } from './docs/document';
import { seedDemoWorld } from './seed/demo-world';
import { operationsOf, type ApiDocument, type ApiOperation } from './testing/api-operations';
import { SecretScan } from './testing/secret-scan';
import { apiBeforePortal } from './testing/api-before-portal';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(1, 10)).join('');
const DEMO = { prefix: 'MTO', username: 'MTODEMO3', password: 'Chips-2026!' };
/** The recipient of gifts. */
const FRIEND = 'MTODEMO2';
const DEMO_KEY = 'demo-agent-key-mto';
/** Operations that end or change the session, which the test calls separately. */
const LAST = /\/(?:logout|end|change-password|forget-password|member_change_password)$/;

type Member = typeof DEMO;

describe('secret', () => {
  const scan = new SecretScan();
  let simulator: RunningSimulator;
  let world: TestWorld;
  let test: TestDatabase;
  let app: NestFastifyApplication;
  let operations: ApiOperation[];

  beforeAll(async () => {
    simulator = await startSimulator();
    world = await openTestWorld({
      application: apiBeforePortal,
      simulator,
      log: new AppLog('debug', { write: (line: string) => scan.record('log', line) }),
    });
    ({ app, database: test } = world);
    await seedDemoWorld(app);
    // operations that start a break come last, because a break blocks play
    const all = operationsOf((await buildDocument(app)) as ApiDocument);
    const pauses = ({ path }: ApiOperation) => path.endsWith('/exclusions');
    operations = [...all.filter((each) => !pauses(each)), ...all.filter(pauses)];
  });
  afterAll(async () => {
    scan.close();
    await world?.close();
    await simulator?.stop();
  });

  async function send(method: string, url: string, payload?: object, headers: Record<string, string> = {}) {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      headers: { 'idempotency-key': randomUUID(), ...headers },
      ...(payload && { payload }),
    });
    scan.record('reply', JSON.stringify(reply.headers));
    scan.record('reply', reply.body);
    // pictures are scanned, too, but have no JSON
    const isJson = String(reply.headers['content-type']).includes('json');
    const said = JSON.parse((isJson && reply.body) || '{}') as { code: number; result: unknown };
    return { headers: reply.headers, ...said };
  }
  const call = (name: string, payload: object, headers?: Record<string, string>) =>
    send('POST', `/api/provider/${name}`, payload, headers);

  async function enter({ prefix, username, password }: Member): Promise<Record<string, string>> {
    scan.keep('password', password);
    const { code, headers } = await call('login', { prefix, username, password }, { 'x-user-auth': 'request' });
    expect(code).toBe(0);
    return { 'x-user-auth': String(headers['x-user-auth']) };
  }

  /**
   * Calls all documented operations with their examples, adapted to the member.
   * @returns the number of successful calls
   */
  async function walk(member: Member): Promise<number> {
    let headers = await enter(member);
    let done = 0;
    const replaced: Readonly<Record<string, string>> = {
      MTO: member.prefix,
      MTODEMO1: member.username,
      [DEMO.username]: FRIEND,
    };
    const reported = (value: unknown) => (typeof value === 'string' ? (replaced[value] ?? value) : value);
    for (const { method, path, params, query, body } of operations) {
      if (LAST.test(path)) continue;
      const filled = Object.entries(params).reduce(
        (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(reported(value)))),
        path,
      );
      const given = Object.entries(query).filter(([, value]) => value !== undefined);
      const search = new URLSearchParams(given.map(([name, value]) => [name, String(reported(value))]));
      const payload = body && Object.fromEntries(Object.entries(body).map(([name, value]) => [name, reported(value)]));
      const ask = () => send(method, search.size > 0 ? `${filled}?${search}` : filled, payload ?? undefined, headers);
      let { code } = await ask();
      if (code === 401) {
        // some operations end the caller's session
        headers = await enter(member);
        ({ code } = await ask());
      }
      if (code === 0 || code === 200) done += 1;
    }
    return done;
  }

  /** Registers a member with a one-time password, which only the simulated phone receives. */
  async function registered(): Promise<Member> {
    const person = {
      prefix: 'NAGA',
      tel: `09${digits(8)}`,
      bankName: 'KBANK',
      accountNumber: digits(12),
      firstName: 'Thanakorn',
      lastName: 'Thongsukdee',
      birthday: '1995-04-13',
      consent: true,
      username: `NAGAR${digits(8)}`,
      password: `Canary-${digits(8)}!`,
    };
    const { prefix, tel, accountNumber, username, password } = person;
    scan.keep('account number', accountNumber);
    scan.keep('password', password);
    expect((await call('check-register', { prefix, type: 'ACCOUNT', value: accountNumber })).code).toBe(0);
    expect((await call('otp', { prefix, tel })).code).toBe(0);
    const otp = await simulator.otp(tel);
    scan.keep('one-time password', otp);
    const wrong = await call('register-v2', { ...person, otp: otp.split('').reverse().join('x').slice(0, 6) });
    expect(wrong.code).not.toBe(0);
    expect((await call('register-v2', { ...person, otp })).code).toBe(0);
    return { prefix, username, password };
  }

  async function hearStorage(): Promise<void> {
    const tables = await test.database.operatorQuery<{ name: string }>({
      text: `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
    });
    for (const { name } of tables.rows) {
      const { rows } = await test.database.operatorQuery<{ row: string }>({
        text: `select t::text as row from ${name} t`,
      });
      for (const { row } of rows) scan.record('storage', row);
    }
  }
  const recordMetrics = async () => scan.record('figures', (await app.inject({ url: '/metrics' })).body);

  it('appears in no reply, log line, metric, address or table, for any operation', async () => {
    expect(await walk(DEMO)).toBeGreaterThan(operations.length / 2);
    const newcomer = await registered();
    await walk(newcomer);
    const headers = await enter(newcomer);
    const next = `Canary-${digits(9)}!`;
    scan.keep('password', next);
    const change = { currentPassword: newcomer.password, password: next, confirmation: next };
    const changed = await call('change-password', change, headers);
    expect(changed.code).toBe(0);
    await call('login', { ...newcomer, password: `${next}x` });
    await send(
      'POST',
      '/api/provider/logout',
      {},
      { 'x-user-auth': String(changed.headers['x-user-auth'] ?? headers['x-user-auth']) },
    );
    await hearStorage();
    await recordMetrics();

    expect([...scan.names].sort()).toEqual([
      'account number',
      'header authorization',
      'header token',
      'header x-api-key',
      'one-time password',
      'password',
    ]);
    const { reply, log, address, storage } = scan.counts;
    expect(Math.min(reply!, log!, address!, storage!)).toBeGreaterThan(100);
    expect(scan.findings()).toEqual([]);
  });

  it('is detected in replies, log lines, metrics, addresses and tables', async () => {
    const secret = `Planted-${digits(10)}`;
    scan.keep('planted', secret);
    expect(scan.findings()).toEqual([]);
    app.get(AppLog, { strict: false }).info(`planted ${secret}`);
    outboundSeconds.observe({ provider: 'spec', operation: secret, outcome: 'answered' }, 1);
    await test.database.operatorQuery({
      text: `insert into favorite_game_list (agent, username, games) values ('MTO', $1, $2)
        on conflict (agent, username) do update set games = excluded.games`,
      values: [DEMO.username, [secret]],
    });
    await send('PATCH', '/api/apps/agent_configs/MTO', { generals: { intro: secret } }, { 'x-agent-key': DEMO_KEY });
    const http = new OutboundHttp('spec', { baseUrl: simulator.baseUrls.memberSystem });
    const { method, path } = clientSignature;
    await http.request({ method, path, query: { secret } });
    await http.onApplicationShutdown();
    await hearStorage();
    await recordMetrics();
    expect(scan.findings()).toEqual([
      'address: planted',
      'figures: planted',
      'log: planted',
      'reply: planted',
      'storage: planted',
    ]);
    for (const form of [encodeURIComponent('a b&c/d e'), Buffer.from('a b&c/d e').toString('base64')]) {
      const other = new SecretScan();
      other.keep('spaced', 'a b&c/d e');
      other.record('reply', `{"x":"${form}"}`);
      expect(other.findings()).toEqual(['reply: spaced']);
      other.close();
    }
  });
});
