/** `npm run bench`: the server's figures, each beside its target. */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { reportFailure } from '../run/lib/failure.mjs';
import { underPinnedNode } from '../run/lib/packages.mjs';

const SECOND_MS = 1000;

async function bareServer(body, stringify) {
  const child = fork(fileURLToPath(new URL('./lib/bare-server.mjs', import.meta.url)));
  const port = new Promise((resolve) => child.once('message', (message) => resolve(message.port)));
  child.send({ body, stringify });
  return { url: `http://127.0.0.1:${await port}/`, stop: () => child.disconnect() };
}

/** The same body from our API and from a bare server, asked for as browsers ask. */
async function againstBare(inTurns, url, stringify) {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const body = await (await fetch(url)).text();
  const bare = await bareServer(body, stringify);
  try {
    const { ours, theirs } = await inTurns({ ours: { url, headers }, theirs: { url: bare.url, headers } });
    return { ratio: ours.perSecond / theirs.perSecond, kilobytes: body.length / 1000, perSecond: ours.perSecond };
  } finally {
    bare.stop();
  }
}

/** Milliseconds of one login after the other. */
async function loginTimes(logIn, median, portal, times = 15) {
  const taken = [];
  for (let count = 0; count < times; count++) {
    const start = performance.now();
    await logIn(portal, 'MTO', 'MTODEMO1');
    taken.push(performance.now() - start);
  }
  return median(taken);
}

/** A call that goes on to a provider, against the provider's own answer. */
async function throughTheApi(inTurns, { portal, simulator }, cookie) {
  const direct = await directProfile(simulator);
  const targets = { ours: { url: `${portal}/api/provider/profile`, headers: { cookie } }, theirs: direct };
  const loaded = await inTurns(targets);
  const alone = await inTurns(targets, { connections: 1, rounds: 3 });
  return { ratio: loaded.ours.perSecond / loaded.theirs.perSecond, addedMs: alone.ours.p50Ms - alone.theirs.p50Ms };
}

async function directProfile(simulator) {
  const base = `${simulator}/game-platform/frontend`;
  const reply = await fetch(`${base}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'MTODEMO1', password: 'Chips-2026!', prefix: 'MTO' }),
  });
  const { result } = await reply.json();
  return { url: `${base}/user/profile`, headers: { authorization: `Bearer ${result.token}` } };
}

/** Kills the API, which its supervisor starts again on the same data, and waits for it. */
async function restart({ apiService, portal }) {
  process.kill(apiService.pid, 'SIGKILL');
  const start = performance.now();
  while (await isReady(portal)) await sleep(5);
  while (!(await isReady(portal))) await sleep(5);
  const startMs = performance.now() - start;
  // idle is what is left when the garbage of the start has gone
  await sleep(8 * SECOND_MS);
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${apiService.pid}/status`, 'utf8')) ?? [];
  return { startMs, megabytes: Number(kilobytes) / 1024 };
}

async function isReady(portal) {
  try {
    return (await fetch(`${portal}/health/ready`)).ok;
  } catch {
    return false;
  }
}

async function main() {
  const [{ inTurns }, { median, printTable }, { logIn, onFreshSystem }] = await Promise.all([
    import('./lib/load.mjs'),
    import('./lib/table.mjs'),
    import('./lib/world.mjs'),
  ]);
  const row = (what, value, unit, target, met) => ({ what, figure: `${value}${unit}`, target, met });
  await onFreshSystem(async (system) => {
    const hot = await againstBare(inTurns, `${system.portal}/api/apps/agent_configs/MTO`, false);
    const list = await againstBare(inTurns, `${system.portal}/api/provider/game-list?prefix=MTO&gameType=Slot`, true);
    const cookie = await logIn(system.portal, 'MTO', 'MTODEMO1');
    const loginMs = await loginTimes(logIn, median, system.portal);
    const passed = await throughTheApi(inTurns, system, cookie);
    const { startMs, megabytes } = await restart(system);
    printTable('Server', [
      row(`hot read, ${hot.kilobytes.toFixed(1)} kB, against bare node:http`, hot.ratio.toFixed(2), ' ×', '≥ 1.0 ×', hot.ratio >= 1),
      row(`hot list, ${list.kilobytes.toFixed(0)} kB, against node:http + JSON.stringify`, list.ratio.toFixed(1), ' ×', '≥ 30 ×', list.ratio >= 30),
      row('provider call through the API, throughput', passed.ratio.toFixed(2), ' ×', '≥ 0.25 ×', passed.ratio >= 0.25),
      row('provider call through the API, added at one connection', passed.addedMs.toFixed(1), ' ms', '≤ 0.5 ms p50', passed.addedMs <= 0.5),
      row('login, all steps, one after the other', loginMs.toFixed(0), ' ms', 'none set', null),
      row('start of the built API until ready', (startMs / SECOND_MS).toFixed(2), ' s', '≤ 1.5 s', startMs <= 1.5 * SECOND_MS),
      row('memory when idle', megabytes.toFixed(0), ' MB', '≤ 150 MB', megabytes <= 150),
    ]);
  });
}

try {
  if (await underPinnedNode(fileURLToPath(import.meta.url))) await main();
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
