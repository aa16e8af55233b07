import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationsOf } from '../../apps/api/src/testing/api-operations.ts';
import { hostileRequests, NASTY } from '../../apps/api/src/testing/hostile-requests.ts';
import { logInToOffice } from '../bench/lib/office.mjs';
import { logIn, onFreshSystem } from '../bench/lib/world.mjs';
import { freePort } from '../../tools/run/lib/ports.mjs';
import { say } from '../../tools/run/lib/progress.mjs';
import { randomOf } from '../../tools/testing/random.mjs';

/** A reply that is this slow three times in a row is a finding; once may be the machine. */
const SLOW_MS = 1_000;
const MAX_CONCURRENCY = 4;
/** Requests between two checks of the session. */
const REQUESTS_A_CHECK = 20;
const INTERNALS = /\bat [\w.<>]+ \(|node_modules|\.[jt]s:\d+|\/libs\/|syntax error|RangeError|TypeError/;

/** Calls that would end the session or the connection of the attack. */
const ENDS = /\/(?:logout|end)$|^\/api\/office\/sessions?(?:\/|$)/;

/**
 * @typedef {object} Target
 * @property {string} origin
 * @property {(operation: object) => Record<string, string>} identityOf the headers of a caller who may make a call
 * @property {() => Promise<void>} keepSession logs in again if the session has ended; throws if it must not end
 */

/**
 * Attacks a freshly started system on this machine: the tests' fuzzer over real connections with several faults per
 * request, against members' calls and against the back office, then sqlmap and wapiti if they are installed.
 * @param {{minutes: number, seed: number}} options the same seed sends the same requests
 * @returns {Promise<string[]>} findings
 */
export async function attack({ minutes, seed }) {
  const findings = async ({ portal, office }) => {
    const random = randomOf(seed);
    const found = [];
    for (const target of [await portalTarget(portal), await officeTarget(office)]) {
      say(`Attacking ${target.origin} for ${minutes / 2} min, seed ${seed} …`);
      const result = await fuzz(target, Date.now() + minutes * 30_000, random);
      say(`${result.sent} requests, ${result.accepted} accepted, the slowest reply after ${result.slowestMs} ms`);
      found.push(...result.found);
    }
    return [...found, ...sqlmap(portal), ...wapiti(portal)];
  };
  return onFreshSystem(findings, { officePort: await freePort() });
}

/** Some calls end a member's session, as they should: a new one follows, of the next member if one can no longer log in. @returns {Promise<Target>} */
async function portalTarget(origin) {
  const members = Array.from({ length: 10 }, (_, nth) => `MTODEMO${nth + 1}`);
  let cookie = await logIn(origin, 'MTO', members[0]);
  const identityOf = ({ schemes }) =>
    schemes.includes('x-agent-key') ? { 'x-agent-key': 'demo-agent-key-mto' } : { cookie, origin };
  const keepSession = async () => {
    if (await isOpen(`${origin}/api/provider/profile`, { cookie })) return;
    const opened = await firstOf(members, (member) => logIn(origin, 'MTO', member));
    if (!opened) throw new Error('no member can log in any more');
    cookie = opened;
  };
  return { origin, identityOf, keepSession };
}

/** An agent's head may make every call of the office for the agent. @returns {Promise<Target>} */
async function officeTarget(origin) {
  const cookie = await logInToOffice(origin, 'mto.head');
  const identityOf = ({ isKeyed }) => ({ cookie, origin, ...(isKeyed && { 'idempotency-key': randomUUID() }) });
  const keepSession = async () => {
    if (!(await isOpen(`${origin}/api/office/session`, { cookie }))) throw new Error('the session of the office ended');
  };
  return { origin, identityOf, keepSession };
}

const isOpen = async (address, headers) => (await fetch(address, { headers })).status === 200;

/** @returns the first result, or null if all attempts fail */
async function firstOf(list, attempt) {
  for (const one of list) {
    try {
      return await attempt(one);
    } catch {
      // the next one
    }
  }
  return null;
}

async function fuzz({ origin, identityOf, keepSession }, until, random) {
  const document = await (await fetch(`${origin}/docs/openapi.json`)).json();
  const operations = operationsOf(document).filter(({ path }) => !ENDS.test(path));
  const tally = { found: new Set(), sent: 0, accepted: 0, slowestMs: 0 };
  const worker = async () => {
    while (Date.now() < until && tally.found.size < 50) await tryOne(pick(operations, random));
  };
  const tryOne = async (operation) => {
    const request = pick([...hostileRequests(spoiled(operation, random), identityOf(operation))], random);
    const first = await timed(origin, request);
    tally.sent += 1;
    if (tally.sent % REQUESTS_A_CHECK === 0) await keepSession();
    if (first.isAccepted) tally.accepted += 1;
    tally.slowestMs = Math.max(tally.slowestMs, first.tookMs);
    const faults = [first.fault, (await isSlow(origin, request, first.tookMs)) && `took over ${SLOW_MS} ms`];
    for (const what of faults.filter(Boolean)) {
      tally.found.add(`${request.method} ${operation.path} (${request.what}): ${what}`);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENCY }, worker));
  await keepSession();
  return { ...tally, found: [...tally.found] };
}

/** Replaces some of the operation's examples, so that the request has several faults. */
function spoiled(operation, random) {
  const spoil = (fields) =>
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, random() < 0.3 ? pick(NASTY, random) : value]),
    );
  return { ...operation, query: spoil(operation.query), body: spoil(operation.body) };
}

async function timed(portal, request) {
  const startedAt = performance.now();
  const { fault, isAccepted } = await faultOf(portal, request);
  return { fault, isAccepted, tookMs: Math.round(performance.now() - startedAt) };
}

async function isSlow(portal, request, tookMs) {
  for (let again = 0; again < 2 && tookMs > SLOW_MS; again += 1) ({ tookMs } = await timed(portal, request));
  return tookMs > SLOW_MS;
}

async function faultOf(portal, { method, url, headers, payload }) {
  let reply;
  let body;
  try {
    reply = await fetch(portal + url, {
      method,
      headers,
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    // the signal also ends a body that does not arrive
    body = await reply.text();
  } catch (error) {
    // this client itself rejects the header or address; nothing was sent
    if (error instanceof TypeError && !error.cause?.code) return { fault: null };
    return { fault: `no reply: ${error.cause?.code ?? error.name}` };
  }
  if (reply.status >= 500) return { fault: `replied ${reply.status}` };
  return { fault: INTERNALS.test(body) ? 'exposed internals' : null, isAccepted: reply.ok };
}

/** Tries SQL injection through every kind of value that reaches the database. */
function sqlmap(portal) {
  if (!isInstalled('sqlmap')) return [];
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-sqlmap-'));
  const targets = [
    '/api/apps/agent_configs/MTO*',
    '/api/apps/banners?agentID=MTO*',
    '/api/provider/game-list?gameType=Slot*&prefix=MTO*',
  ];
  try {
    return targets.flatMap((path) => {
      say(`sqlmap ${path} …`);
      const options = ['--batch', '--level=2', '--technique=BEU', '--flush-session', `--output-dir=${folder}`];
      const { stdout } = spawnSync('sqlmap', ['-u', portal + path, ...options], { encoding: 'utf8', timeout: 300_000 });
      return /is vulnerable|Parameter: .*\n\s+Type:/.test(stdout ?? '') ? [`sqlmap found an injection in ${path}`] : [];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function wapiti(portal) {
  if (!isInstalled('wapiti')) return [];
  say('wapiti …');
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-wapiti-'));
  const report = join(folder, 'report.txt');
  const options = [
    '--scope',
    'folder',
    '--max-scan-time',
    '240',
    '-f',
    'txt',
    '-o',
    report,
    '--flush-session',
    '--no-bugreport',
  ];
  try {
    const modules = ['-m', 'exec,file,sql,ssrf,xss,redirect,crlf'];
    const { stdout } = spawnSync('wapiti', ['-u', `${portal}/MTO`, ...modules, ...options], {
      encoding: 'utf8',
      timeout: 300_000,
    });
    const findings = (stdout ?? '')
      .split('\n')
      .filter((line) => /vulnerabilit(?:y|ies) (?:found|in)|^\s*\[!\]/i.test(line));
    // ignore its check for updates
    return findings.filter((line) => !/\b0 vulnerabilities|wapiti3/.test(line)).map((line) => `wapiti: ${line.trim()}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isInstalled(program) {
  const isThere = spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
  if (!isThere) say(`${program} is not installed: passed over`);
  return isThere;
}

const pick = (list, random) => list[Math.floor(random() * list.length)];
