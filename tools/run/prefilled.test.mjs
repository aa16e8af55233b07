import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { URLSearchParams } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { HANGS_MS } from '../testing/patience.mjs';
import { parametersOf } from './lib/api-parameters.mjs';
import { cleanUp, freshSystem } from './lib/fresh-system.mjs';
import { inWorkspace } from './lib/workspace.mjs';

const PAGE = ['session.js', 'harmless-bodies.js', 'examples.js'];

/** What a member does every day: method, address and body. */
const DAILY = [
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

/** The browser of the page: sends the cookies of earlier replies. */
class Browser {
  #cookies = new Map();

  constructor(origin) {
    this.origin = origin;
  }

  get isLoggedIn() {
    return this.#cookies.has('portalToken');
  }

  forget() {
    this.#cookies.clear();
  }

  async send(path, { headers, ...request } = {}) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { origin: this.origin, ...(cookie && { cookie }) };
    const reply = await fetch(`${this.origin}${path}`, { ...request, headers: { ...own, ...headers } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      if (value && !/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return reply;
  }
}

/** Runs the page's own scripts for personas and examples. */
function pageScripts(browser) {
  const sessionStorage = { setItem: () => undefined, getItem: () => null };
  const context = createContext({ sessionStorage, fetch: (path, request) => browser.send(path, request) });
  for (const name of PAGE)
    runInContext(readFileSync(inWorkspace('apps/api/src/docs/page', name), 'utf8'), context, { filename: name });
  return runInContext('bench', context);
}

const isStream = ({ responses }) => Boolean(responses['200']?.content?.['text/event-stream']);

/** The operations as the page fills them in, except streams. */
function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => !isStream(operation))
      .map(([method, operation]) => prefilled(document, path, method, operation)),
  );
}

function prefilled(document, path, method, operation) {
  const parameters = parametersOf(document, operation).map(({ example, schema = {}, ...one }) => ({
    ...one,
    value: example ?? schema.example ?? schema.default,
  }));
  const given = (place) => parameters.filter((one) => one.in === place && (one.value ?? '') !== '');
  const query = new URLSearchParams(given('query').map(({ name, value }) => [name, `${value}`]));
  const filled = given('path').reduce(
    (text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const { example, examples = {} } = operation.requestBody?.content['application/json'] ?? {};
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: query.size > 0 ? `${filled}?${query}` : filled,
    isKeyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
    body: Object.values(examples)[0]?.value ?? example,
    statuses: Object.keys(operation.responses).map(Number),
  };
}

describe('calls as the API page fills them in, in a new demo world', { timeout: HANGS_MS }, () => {
  const cleanUps = [];
  let system;
  let browser;
  let bench;
  let document;
  let earlier;

  before(async () => {
    system = await freshSystem(cleanUps, undefined, { PICTURE_WARM_UP: 'false' });
    browser = new Browser(system.portal);
    bench = pageScripts(browser);
    document = await (await browser.send('/docs/openapi.json')).json();
    earlier = await everydayOfAll();
  });
  after(() => cleanUp(cleanUps));

  async function enter(persona) {
    browser.forget();
    assert.equal(await bench.become(persona), null, persona.id);
  }

  const send = ({ method, path, body, isKeyed }, { key } = {}) =>
    browser.send(path, {
      method,
      headers: {
        ...(key && { 'x-agent-key': key }),
        ...(isKeyed && { 'idempotency-key': randomUUID() }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });

  const control = async (path, decision) => {
    const headers = { 'content-type': 'application/json' };
    const request = decision && { method: 'POST', headers, body: JSON.stringify(decision) };
    const reply = await fetch(`${system.simulator}/control/${path}`, request);
    assert.ok(reply.ok, `${path}: ${reply.status}`);
    return reply.json();
  };

  /** The bank's part: credits deposits, and pays withdrawals, of which a member has one at a time. */
  async function settle(username) {
    for (const { id, kind } of await control(`payments?username=${username}&open=true`)) {
      if (kind === 'WITHDRAWAL') await control(`withdrawals/${id}/decision`, { paid: true });
      else await control(`deposits/${id}/decision`, { action: 'confirm' });
    }
  }

  /** @returns {Promise<string[]>} the member's everyday calls with their statuses */
  async function everyday(member) {
    await settle(member.username);
    await enter(member);
    const found = [];
    for (const [method, address, body] of DAILY) {
      const path = address.replace('{prefix}', member.prefix).replace('{username}', member.username);
      const reply = await send({ method, path, body: body?.(member), isKeyed: method === 'POST' });
      const { message } = await reply.json();
      found.push(`${method} ${address} ${reply.status} ${message}`);
      await settle(member.username);
    }
    return found;
  }

  async function everydayOfAll() {
    const found = {};
    for (const prefix of ['MTO', 'NAGA', 'LOTUS'])
      for (const number of [1, 2, 3]) {
        const username = `${prefix}DEMO${number}`;
        found[username] = await everyday({ id: username, kind: 'member', prefix, username });
      }
    return found;
  }

  it('replies with a documented status, under every persona', async () => {
    const wrong = [];
    for (const persona of bench.personas) {
      await enter(persona);
      const own = await bench.documentFor(document, persona);
      for (const operation of operationsOf(own)) {
        const reply = await send(operation, persona);
        const text = await reply.text();
        if (reply.status >= 500 || !operation.statuses.includes(reply.status))
          wrong.push(`${persona.id}: ${operation.id} ${reply.status} ${text.slice(0, 200)}`);
        // the reader chooses the caller again after a call that ended the session
        if (persona.kind === 'member' && !browser.isLoggedIn) await enter(persona);
      }
    }
    assert.deepEqual(wrong, []);
  });

  it('leaves every demo member able to do what they did before', async () => {
    assert.deepEqual(await everydayOfAll(), earlier);
  });
});
