import { randomUUID } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { FollowingClock, Settings } from '@housebrand/shared/nest';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { DemoWorldSync } from '../seed/demo-world-sync';
import { apiBeforePortal } from '../testing/api-before-portal';
import { operationsOf, type ApiDocument, type ApiOperation } from '../testing/api-operations';
import { pageFile } from './page-files';
import { servedDocument } from './served-document';

const ORIGIN = 'http://localhost:3000';

interface Persona {
  id: string;
  kind: 'guest' | 'member' | 'agent';
  prefix: string;
  username: string;
  key?: string;
}

/** The page's own scripts for personas and examples. */
interface Bench {
  personas: Persona[];
  become(persona: Persona): Promise<string | null>;
  documentFor(document: object, persona: Persona): Promise<ApiDocument>;
}

interface Sent {
  method: string;
  url: string;
  headers?: Record<string, string>;
  payload?: object | string | undefined;
}

/** What a member does every day, with the inputs that the statuses depend on. */
const DAILY: readonly [method: 'GET' | 'POST', url: string, payload?: (own: Persona) => object][] = [
  ['GET', '/api/provider/profile'],
  ['POST', '/api/apps/getProfileAndCredit/{prefix}', ({ username }) => ({ username })],
  ['GET', '/api/provider/bank-deposit-auto'],
  ['POST', '/api/provider/deposit-point-create', () => ({ value: 500 })],
  ['POST', '/api/provider/withdraw', () => ({ amount: 100 })],
  ['POST', '/api/provider/launch-game', () => ({ gameID: 'NAGX-0001', provider: 'NAGX', gameType: 'Slot' })],
  ['GET', '/api/apps/daily_quest/{prefix}'],
  ['GET', '/api/apps/tournaments/leaderboards/{prefix}'],
  ['GET', '/api/provider/promotion'],
  ['GET', '/api/apps/iap/price_table'],
  ['GET', '/api/apps/user_tier_progress/{prefix}/{username}'],
  ['GET', '/api/provider/link-affiliate'],
];

describe('calls as the API page fills them in', () => {
  let simulator: RunningSimulator;
  let world: TestWorld;
  let bench: Bench;
  let document: ApiDocument;
  let before: Record<string, string[]>;
  let cookies = new Map<string, string>();

  beforeAll(async () => {
    simulator = await startSimulator();
    const clock = new FollowingClock();
    world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
    await new DemoWorldSync(world.app, clock).look();
    document = (await servedDocument(world.app.get(Settings))) as ApiDocument;
    bench = pageScripts();
    before = await everyday();
  }, 300_000);
  afterAll(async () => {
    await world?.close();
    await simulator?.stop();
  });

  /** Sends with the browser's cookies, and keeps those of the reply. */
  async function send({ method, url, headers = {}, payload }: Sent) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await world.app.inject({
      method: method as 'GET',
      url,
      headers: { origin: ORIGIN, ...(cookie && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value } of reply.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return reply;
  }

  function pageScripts(): Bench {
    const context = createContext({
      sessionStorage: { setItem: () => undefined, getItem: () => null },
      fetch: async (url: string, { method = 'GET', headers, body }: RequestInit) => {
        const payload = body as string | undefined;
        const reply = await send({ method, url, headers: headers as Record<string, string>, payload });
        return { status: reply.statusCode, json: async () => reply.json() as object };
      },
    });
    for (const name of ['session.js', 'harmless-bodies.js', 'examples.js']) runInContext(pageFile(name), context);
    return runInContext('bench', context) as Bench;
  }

  const members = (): Persona[] => bench.personas.filter(({ kind }) => kind === 'member');

  async function enter(persona: Persona): Promise<void> {
    cookies = new Map();
    expect([persona.id, await bench.become(persona)]).toEqual([persona.id, null]);
  }

  /** @returns each member's calls with their statuses */
  async function everyday(): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {};
    for (const persona of members()) {
      await enter(persona);
      found[persona.id] = [];
      for (const [method, url, payload] of DAILY) {
        const address = url.replace('{prefix}', persona.prefix).replace('{username}', persona.username);
        const headers = { 'idempotency-key': randomUUID() };
        const { statusCode } = await send({ method, url: address, headers, payload: payload?.(persona) });
        found[persona.id]!.push(`${method} ${url} ${statusCode}`);
      }
    }
    return found;
  }

  async function execute({ method, path, params, query, body, isKeyed }: ApiOperation, { key }: Persona) {
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return send({
      method,
      url: `${url}?${search}`,
      headers: { ...(key && { 'x-agent-key': key }), ...(isKeyed && { 'idempotency-key': randomUUID() }) },
      payload: body ?? undefined,
    });
  }

  it('replies with a documented status under every persona', async () => {
    const wrong: string[] = [];
    for (const persona of bench.personas) {
      await enter(persona);
      const own = JSON.parse(JSON.stringify(await bench.documentFor(document, persona))) as ApiDocument;
      for (const operation of operationsOf(own)) {
        const { statusCode, body } = await execute(operation, persona);
        if (!operation.statuses.includes(String(statusCode)) || statusCode >= 500)
          wrong.push(`${persona.id}: ${operation.id} ${statusCode} ${body.slice(0, 200)}`);
        // the reader chooses the caller again after a call that ended the session
        if (persona.kind === 'member' && !cookies.has('portalToken')) await enter(persona);
      }
    }
    expect(wrong).toEqual([]);
  }, 600_000);

  it('leaves every demo member able to do what they did before', async () => {
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(5);
    expect(await everyday()).toEqual(before);
  }, 300_000);
});
