/** Calls that reach a provider, and logins. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inTurns } from '../lib/load.mjs';
import { family, withCoresAwake } from '../lib/processes.mjs';
import { median } from '../lib/table.mjs';
import { DEMO_PASSWORD, logIn, sessionsOf } from '../lib/world.mjs';
import { ratioRow, row } from './rows.mjs';

const LOGINS = 15;

/**
 * Compares a call through our API with the provider's own reply. With one connection, the processes wait for each
 * other, so a minimal proxy is measured in our place as well: it is the lower bound of the added time.
 */
export async function providerRows({ portal, simulator, apiService, simulatorService }) {
  const targets = {
    ours: {
      url: `${portal}/api/provider/profile`,
      cookies: await manySessions(portal),
      pids: () => family(apiService.pid),
    },
    theirs: { ...(await directProfile(simulator)), pids: () => family(simulatorService.pid) },
  };
  const loaded = await inTurns(targets);
  const proxy = await bareProxy(targets.theirs);
  const alone = await withCoresAwake(() => inTurns({ ...targets, proxy: proxy.target }, { connections: 1 }));
  proxy.stop();
  const addedMs = alone.ours.p50Ms - alone.theirs.p50Ms;
  const p50s = `p50 ${alone.ours.p50Ms.toFixed(2)} ms against ${alone.theirs.p50Ms.toFixed(2)} ms; minimal proxy of node:http and undici ${alone.proxy.p50Ms.toFixed(2)} ms`;
  return [
    ratioRow('provider call through the API, throughput at 32 connections', loaded.ours, loaded.theirs, 0.4),
    row('provider call through the API, added at one connection', addedMs, ' ms', { atMost: 0.4, note: p50s }),
  ];
}

/** Sequential logins. */
export async function loginRows({ portal }) {
  const taken = [];
  for (let count = 0; count < LOGINS; count++) {
    const start = performance.now();
    await logIn(portal, 'MTO', 'MTODEMO1');
    taken.push(performance.now() - start);
  }
  return [row('login, all steps, sequential', median(taken), ' ms', { digits: 0 })];
}

/** Sessions of many members: a session may make thirty provider requests per second. */
async function manySessions(portal) {
  const cookies = [];
  for (const prefix of ['MTO', 'NAGA', 'LOTUS', 'MASTER'])
    for (const number of [1, 2, 3]) cookies.push(...(await sessionsOf(portal, prefix, `${prefix}DEMO${number}`)));
  return cookies;
}

async function bareProxy({ url, headers }) {
  const { origin, pathname } = new URL(url);
  const child = fork(fileURLToPath(new URL('../lib/bare-proxy.mjs', import.meta.url)));
  child.send({ origin });
  const [{ port }] = await once(child, 'message');
  return { target: { url: `http://127.0.0.1:${port}${pathname}`, headers }, stop: () => child.disconnect() };
}

async function directProfile(simulator) {
  const base = `${simulator}/game-platform/frontend`;
  const reply = await fetch(`${base}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'MTODEMO1', password: DEMO_PASSWORD, prefix: 'MTO' }),
  });
  const { result } = await reply.json();
  return { url: `${base}/user/profile`, headers: { authorization: `Bearer ${result.token}` } };
}
