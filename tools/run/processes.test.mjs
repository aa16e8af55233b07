import assert from 'node:assert/strict';
import { get } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from './lib/build.mjs';
import { freePort } from './lib/ports.mjs';
import { identify, stillRuns } from './lib/processes.mjs';
import { RunningSystem } from './lib/system.mjs';
import { HANGS_MS, PATIENCE_MS } from '../testing/patience.mjs';

const BURST = 40;
/** The developer's own options come last and take precedence. */
const OPTIONS = ['NODE_OPTIONS=--max-semi-space-size=8', process.env.NODE_OPTIONS].filter(Boolean).join(' ');
const dataDir = mkdtempSync(join(tmpdir(), 'processes-'));
let system;

/** Uses a new connection, like another browser. @returns {Promise<{status: number, text: string}>} */
const ask = (path) =>
  new Promise((resolve, reject) => {
    get(`${system.api}${path}`, { agent: false, timeout: PATIENCE_MS }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk) => (text += chunk));
      reply.on('end', () => resolve({ status: reply.statusCode, text }));
      reply.on('error', reject);
    })
      .on('error', reject)
      .on('timeout', () => reject(new Error(`${path} timed out`)));
  });

/** Process ids that are ready, according to the log. */
const serving = () =>
  logged()
    .filter(({ msg, pid }) => msg === 'ready' && stillRuns(identify(pid)))
    .map(({ pid }) => pid);

const linesOfLife = () => logged().filter(({ route }) => route === '/health/live');

async function sendBurst() {
  const replies = await Promise.all(Array.from({ length: BURST }, () => ask('/health/live')));
  assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200]);
}

const logged = () =>
  readFileSync(system.apiService.logFile, 'utf8')
    .split('\n')
    // the last line is empty or incomplete
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

async function eventually(check, timeoutMs = PATIENCE_MS) {
  const until = Date.now() + timeoutMs;
  while (true) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await sleep(100);
  }
}

describe('API in two processes', { timeout: HANGS_MS }, () => {
  before(async () => {
    await ensureBuilt(['portal', 'api', 'provider-simulator']);
    const place = { port: await freePort(), simulatorPort: await freePort(), dataDir };
    system = new RunningSystem(place, { say: () => {}, env: { WEB_CONCURRENCY: '2' } });
    await system.take();
    await system.start();
  });
  after(async () => {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('replaces a process that dies before it is ready', async () => {
    const children = () =>
      readFileSync(`/proc/${system.apiService.pid}/task/${system.apiService.pid}/children`, 'utf8');
    const starting = existsSync('/proc/self') ? children().trim().split(' ').map(Number) : [];
    for (const pid of starting.filter((pid) => !serving().includes(pid))) process.kill(pid, 'SIGKILL');
    await eventually(() => assert.equal(serving().length, 2));
  });

  it('serves from both processes on one port, with one leader and aggregated metrics', async () => {
    await eventually(() => assert.equal(serving().length, 2));
    await sendBurst();
    const count = /^http_request_duration_seconds_count\{.*route="\/health\/live".*\} (\d+)$/m;
    for (let time = 0; time < 4; time++)
      await eventually(async () => assert.equal(Number(count.exec((await ask('/metrics')).text)?.[1]), BURST));
    await eventually(() => assert.equal(linesOfLife().length, BURST));
  });

  it('gives each process the measured semi-space size', async () => {
    // without /proc the environment of a process cannot be read
    const environmentOf = (pid) =>
      existsSync('/proc/self') ? readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0') : [OPTIONS];
    for (const pid of [system.apiService.pid, ...serving()]) assert.ok(environmentOf(pid).includes(OPTIONS));
  });

  it('replaces a process that dies, without interrupting service', async () => {
    const [victim, other] = serving();
    process.kill(victim, 'SIGKILL');
    await eventually(async () => assert.equal((await ask('/health/ready')).status, 200));
    await eventually(() => {
      const now = serving();
      assert.equal(now.length, 2);
      assert.ok(now.includes(other) && !now.includes(victim));
    });
  });

  it('ends all processes, with all their lines in the log', async () => {
    const before = [system.apiService.pid, ...serving()].map(identify);
    await sendBurst();
    await system.stop();
    assert.deepEqual(before.filter(stillRuns), []);
    // the last output of a process may reach the log after its end
    await eventually(() => assert.equal(linesOfLife().length, 2 * BURST));
  });
});
