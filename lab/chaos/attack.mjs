import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationsOf } from '../../apps/api/src/testing/api-operations.ts';
import { hostileRequests, NASTY } from '../../apps/api/src/testing/hostile-requests.ts';
import { logIn, onFreshSystem } from '../bench/lib/world.mjs';
import { say } from '../../tools/run/lib/progress.mjs';
import { randomOf } from '../../tools/testing/random.mjs';

/** A reply that is this slow three times in a row is a finding; once may be the machine. */
const SLOW_MS = 1_000;
const MAX_CONCURRENCY = 4;
const INTERNALS = /\bat [\w.<>]+ \(|node_modules|\.[jt]s:\d+|\/libs\/|syntax error|RangeError|TypeError/;

/**
 * Attacks a freshly started system on this machine: the tests' fuzzer over real connections with several faults per
 * request, then sqlmap and wapiti if they are installed.
 * @param {{minutes: number, seed: number}} options the same seed sends the same requests
 * @returns {Promise<string[]>} findings
 */
export function attack({ minutes, seed }) {
  return onFreshSystem(async ({ portal }) => {
    say(`Attacking ${portal} for ${minutes} min, seed ${seed} …`);
    const { found, sent, slowestMs } = await fuzz(portal, Date.now() + minutes * 60_000, randomOf(seed));
    say(`${sent} requests, the slowest reply after ${slowestMs} ms`);
    return [...found, ...sqlmap(portal), ...wapiti(portal)];
  });
}

async function fuzz(portal, until, random) {
  const document = await (await fetch(`${portal}/docs/openapi.json`)).json();
  const cookie = await logIn(portal, 'MTO', 'MTODEMO1');
  const operations = operationsOf(document).filter(({ path }) => !/\/(?:logout|end)$/.test(path));
  const tally = { found: new Set(), sent: 0, slowestMs: 0 };
  const worker = async () => {
    while (Date.now() < until && tally.found.size < 50) await tryOne(pick(operations, random));
  };
  const tryOne = async (operation) => {
    const identity = operation.schemes.includes('x-agent-key')
      ? { 'x-agent-key': 'demo-agent-key-mto' }
      : { cookie, origin: portal };
    const request = pick([...hostileRequests(spoiled(operation, random), identity)], random);
    const first = await timed(portal, request);
    tally.sent += 1;
    tally.slowestMs = Math.max(tally.slowestMs, first.tookMs);
    const faults = [first.fault, (await isSlow(portal, request, first.tookMs)) && `took over ${SLOW_MS} ms`];
    for (const what of faults.filter(Boolean)) {
      tally.found.add(`${request.method} ${operation.path} (${request.what}): ${what}`);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENCY }, worker));
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
  const fault = await faultOf(portal, request);
  return { fault, tookMs: Math.round(performance.now() - startedAt) };
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
    if (error instanceof TypeError && !error.cause?.code) return null;
    return `no reply: ${error.cause?.code ?? error.name}`;
  }
  if (reply.status >= 500) return `replied ${reply.status}`;
  return INTERNALS.test(body) ? 'exposed internals' : null;
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
