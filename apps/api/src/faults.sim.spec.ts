import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SessionService } from '@housebrand/auth/nest';
import { callName, FAULT_KINDS, wireCalls, type FaultKind, type WireContract } from '@housebrand/providers';
import {
  connectGateways,
  logIn,
  startSimulator,
  tryCall,
  type ConnectedGateways,
  type RunningSimulator,
} from '@housebrand/providers/testing';
import { DomainError } from '@housebrand/shared';
import { AppLog, currentRequestId, Database, OutboundHttp, Settings, timeLeftMs } from '@housebrand/shared/nest';
import { testSettings, waitUntil, type TestDatabase, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApi } from './create-api';
import { buildDocument } from './docs/document';
import { seedDemoWorld } from './seed/demo-world';
import { operationsOf, type ApiDocument, type ApiOperation } from './testing/api-operations';
import { sampleOf } from './testing/samples';
import { apiBeforePortal } from './testing/api-before-portal';

/** `npm run chaos -- faults` tests all cells. The gate always tests the same sample, the nightly run a new one. */
const IS_WHOLE = process.env.FAULTS === 'all';
/** `2/9`: the second of nine runs that share the calls. */
const [PART = 1, PARTS = 1] = (process.env.FAULTS_PART ?? '1/1').split('/').map(Number);
const SEED = Number(process.env.FAULTS_SEED ?? process.env.TEST_SEED ?? 20_251_125);
/** How long an operation may wait for providers, in all its calls together. */
const ANSWER_WITHIN_MS = 5_000;
/** Timeout for calls that are not under test. */
const PATIENCE_MS = 60_000;
const MORE_MEMORY_BYTES = 50 * 1024 * 1024;
/** Faults that last until the call's timeout. */
const SILENT: readonly FaultKind[] = ['timeoutBefore', 'timeoutAfter', 'slow'];

const INSIDES = /\bat [\w.<>]+ \(|node_modules|\.[jt]s:\d+|\/libs\/|\bpg_|syntax error|drizzle|RangeError|TypeError/;
/** Thai, and the one message that the specification gives in English (section 8). */
const READABLE = /[ก-๙]|Invalid Username or Password/;

const calls = wireCalls.filter((_, nth) => nth % PARTS === PART - 1);
const cells = calls.flatMap((contract) =>
  FAULT_KINDS.map((kind) => ({ name: `${callName(contract)} · ${kind}`, contract, kind })),
);
const isSilent = ({ kind }: { kind: FaultKind }) => SILENT.includes(kind);
const chosen = IS_WHOLE
  ? cells
  : [
      ...sampleOf(cells.filter(isSilent), 2, SEED),
      ...sampleOf(
        cells.filter((cell) => !isSilent(cell)),
        30,
        SEED,
      ),
    ];

/** How long each provider call may wait, in milliseconds, by the id of the request that makes it. */
const waits = new Map<string, number[]>();

const member = { prefix: 'MTO', username: 'MTODEMO3', password: 'Chips-2026!' };
process.stderr.write(`faults: seed ${SEED}\n`);

describe(`provider faults (FAULTS_SEED=${SEED})`, () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let test: TestDatabase;
  let app: NestFastifyApplication;
  let operations: Map<string, ApiOperation>;
  /** Gateways with a long timeout, for set-up. */
  let patient: ConnectedGateways;
  let memoryBefore: number;
  /** Provider calls whose deadline was checked. */
  let deadlines = 0;

  beforeAll(async () => {
    simulator = await startSimulator();
    world = await openTestWorld({
      application: apiBeforePortal,
      simulator,
      settings: { answerWithinMs: ANSWER_WITHIN_MS },
    });
    ({ app, database: test } = world);
    await seedDemoWorld(app);
    const described = operationsOf((await buildDocument(app)) as ApiDocument);
    operations = new Map(described.map((operation) => [`${operation.method} ${operation.path}`, operation]));
    recordCalls();
    patient = connectGateways({ baseUrls: simulator.baseUrls, timeoutMs: PATIENCE_MS });
    await logIn(patient, member);
    // the login stores the tier that opens all menus
    await waitUntil(async () => {
      const entered = await app.inject({ method: 'POST', url: '/api/provider/login', payload: member });
      return entered.json().code === 0;
    }, PATIENCE_MS);
    memoryBefore = usedBytes();
  });
  afterEach(async () => {
    // a mock keeps every call and its result, megabytes of replies in this spec
    jest.clearAllMocks();
    await simulator.clearFaults();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await patient?.close();
    await world?.close();
    await simulator?.stop();
  });

  /** Starts a new session, because faults can end sessions. */
  async function freshSession(): Promise<string> {
    const { memberSystem, gamePlatform } = patient.tokens.given(member);
    const tokens = { memberSystemToken: memberSystem!, gamePlatformToken: gamePlatform!, memberId: 'spec' };
    const sessions = app.get(SessionService, { strict: false });
    const { tokens: issued } = await app
      .get(Database, { strict: false })
      .forAgent(member.prefix, (tx) => sessions.start(tx, { ...member, ...tokens }));
    return issued.portal;
  }

  /**
   * Calls an operation and requires that each of its provider calls shares its deadline (decision 0025). The deadline bounds
   * the wait for providers on a machine of any speed; the time of the reply would not.
   */
  async function ask(operation: ApiOperation, at = app) {
    const reply = await send(operation, at);
    const calls = [...(waits.get(String(reply.headers['x-request-id'])) ?? [])];
    waits.clear();
    expect(calls.filter((waitMs) => waitMs > ANSWER_WITHIN_MS)).toEqual([]);
    deadlines += calls.length;
    return reply;
  }

  async function send({ method, path, params, query, body, schemes }: ApiOperation, at: NestFastifyApplication) {
    const own = (value: unknown) => (value === 'MTODEMO1' ? member.username : value);
    const filled = Object.entries(params).reduce(
      (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(own(value)))),
      path,
    );
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(own(value))]])),
    );
    const isForKey = schemes.includes('x-agent-key') && !schemes.some((scheme) => scheme !== 'x-agent-key');
    return at.inject({
      method: method as 'GET',
      url: search.size > 0 ? `${filled}?${search}` : filled,
      headers: {
        ...(isForKey ? { 'x-agent-key': 'demo-agent-key-mto' } : { 'x-user-auth': await freshSession() }),
        'idempotency-key': randomUUID(),
      },
      ...(body && { payload: Object.fromEntries(Object.entries(body).map(([name, value]) => [name, own(value)])) }),
    });
  }

  /** Returns what is wrong with our reply; `null` if it is clear to the member. */
  function faultOf({ statusCode, body }: { statusCode: number; body: string }): string | null {
    if (statusCode >= 500 && statusCode !== 503) return `answered ${statusCode}: ${body.slice(0, 200)}`;
    if (INSIDES.test(body)) return `leaked internals: ${body.slice(0, 200)}`;
    if (statusCode < 400) return null;
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' && READABLE.test(message)
      ? null
      : `has no readable message: ${body.slice(0, 200)}`;
  }

  const wasMet = async (): Promise<boolean> => {
    const faults = await simulator.control<{ met: number }[]>('GET', '/control/faults');
    return faults.some(({ met }) => met > 0);
  };

  /** Calls the operations that make the provider call. @returns whether one of them met the fault */
  async function throughOurApi({ serves }: WireContract): Promise<boolean> {
    for (const served of serves) {
      const operation = operations.get(served);
      // logout needs no provider; operations missing in the document come from the specification's table
      if (!operation) continue;
      expect([served, faultOf(await ask(operation))]).toEqual([served, null]);
      if (!(await wasMet())) continue;
      await simulator.clearFaults();
      // check recovery after each fault; many faults in a row would open the circuit breaker and shield the next call
      expect([served, 'recovered', faultOf(await ask(operation))]).toEqual([served, 'recovered', null]);
      return true;
    }
    return false;
  }

  /** Calls the gateway directly, as a new member, because calls such as a password change would affect other cells. */
  async function throughGateway(contract: WireContract, kind: FaultKind): Promise<void> {
    await simulator.clearFaults();
    const newcomer = await simulator.addMember('MTO', 5_000_000);
    await logIn(patient, newcomer);
    // a connection of its own: the breaker of one that earlier cells let time out would be open, and the call never sent
    const through = connectGateways({
      baseUrls: simulator.baseUrls,
      timeoutMs: SILENT.includes(kind) ? ANSWER_WITHIN_MS : PATIENCE_MS,
    });
    through.tokens.give(newcomer, patient.tokens.given(newcomer));
    await simulator.addFault({ kind, system: contract.system, call: contract.name });
    const ended = await tryCall(contract, { gateways: through, member: newcomer, codes: simulator })
      .then(
        (answer) => answer as { kind?: string } | undefined,
        (error: unknown) => error,
      )
      .finally(() => through.close());
    // a busy simulator may count a call only after the caller's timeout
    await waitUntil(wasMet);
    if (ended instanceof Error) expect([ended.name, ended instanceof DomainError]).toEqual([ended.name, true]);
    // transfers return an outcome; for code 900 the specification allows "accepted"
    else if (kind !== 'code900') expect(ended).toMatchObject({ kind: expect.stringMatching(/^(unknown|refused)$/) });
  }

  it.each(chosen)('gets a clear reply: $name', async ({ contract, kind }) => {
    await simulator.addFault({ kind, system: contract.system, call: contract.name });
    if (!(await throughOurApi(contract))) await throughGateway(contract, kind);
  });

  // the simulator cannot refuse connections, so use an unused port
  it('returns a clear reply from every operation if all providers refuse connections', async () => {
    const url = 'http://127.0.0.1:1';
    const unreachable = {
      memberSystem: { url, secret: '' },
      gamePlatform: { url, secret: '' },
      external: { url, secret: '' },
    };
    const settings = testSettings({
      databaseUrl: test.url,
      answerWithinMs: ANSWER_WITHIN_MS,
      portalDist: app.get(Settings).portalDist,
      providers: unreachable,
    });
    const alone = await createApi(settings, new AppLog('silent'));
    let refused = 0;
    try {
      for (const served of new Set(wireCalls.flatMap(({ serves }) => serves))) {
        const operation = operations.get(served);
        if (!operation) continue;
        const reply = await ask(operation, alone);
        expect([served, faultOf(reply)]).toEqual([served, null]);
        if (reply.statusCode === 503) refused += 1;
      }
    } finally {
      await alone.close();
    }
    expect(refused).toBeGreaterThan(20);
    expect(deadlines).toBeGreaterThan(20);
  });

  it("reports maintenance with the specification's message", async () => {
    await simulator.addFault({ kind: 'maintenance', system: 'gamePlatform', call: 'reportDeposit' });
    const reply = await ask(operations.get('GET /api/provider/report-deposit')!);
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      expect.objectContaining({ code: 503, message: 'กำลังปรับปรุงระบบ กรุณาลองใหม่ในภายหลัง' }),
    ]);
  });

  it('does not leak memory', () => {
    const grown = usedBytes() - memoryBefore;
    if (IS_WHOLE) expect(grown).toBeLessThan(MORE_MEMORY_BYTES);
    else expect(grown).toBeLessThan(4 * MORE_MEMORY_BYTES);
  });
});

/** Records in {@link waits} how long each provider call of a request may wait. */
function recordCalls(): void {
  const { request } = OutboundHttp.prototype;
  jest.spyOn(OutboundHttp.prototype, 'request').mockImplementation(function (this: OutboundHttp, outbound) {
    const id = currentRequestId();
    if (id !== undefined) waits.set(id, [...(waits.get(id) ?? []), timeLeftMs()]);
    return request.call(this, outbound);
  });
}

/** Returns the memory in use after a garbage collection. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
