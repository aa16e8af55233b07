import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../../tools/run/lib/build.mjs';
import { freePort } from '../../../tools/run/lib/ports.mjs';
import { RunningSystem } from '../../../tools/run/lib/system.mjs';

export const DEMO_PASSWORD = 'Chips-2026!';

/** A member may have ten sessions. */
const SESSIONS = 9;

const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Measures on a fresh system: built, seeded, on free ports, and removed afterwards.
 * @template T
 * @param {(system: RunningSystem) => Promise<T>} measure
 * @param {Partial<import('../../../tools/run/lib/system.mjs').Place>} [place] anything else about the system
 * @returns {Promise<T>}
 */
export async function onFreshSystem(measure, place = {}) {
  await ensureBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'housebrand-bench-'));
  const quiet = () => {};
  const system = new RunningSystem(
    { ...place, port: await freePort(), simulatorPort: await freePort(), dataDir },
    { say: quiet },
  );
  const end = async () => {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const interrupted = () => void end().then(() => process.exit(1));
  for (const name of INTERRUPTIONS) process.once(name, interrupted);
  try {
    await system.take();
    await system.start();
    return await measure(system);
  } finally {
    for (const name of INTERRUPTIONS) process.off(name, interrupted);
    await end();
  }
}

/** Logs a demo member in. @returns {Promise<string>} the `cookie` header of the session */
export async function logIn(portal, prefix, username) {
  const login = () =>
    fetch(`${portal}/api/provider/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: portal },
      body: JSON.stringify({ prefix, username, password: DEMO_PASSWORD }),
    });
  let reply = await login();
  // retry while the provider is briefly overloaded, like any client would
  while (reply.status === 503) reply = await login();
  if (!reply.ok) throw new Error(`login of ${username} answered ${reply.status}: ${await reply.text()}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Logs a demo member in on several devices. @returns {Promise<string[]>} */
export async function sessionsOf(portal, prefix, username) {
  const cookies = [];
  for (let count = 0; count < SESSIONS; count++) cookies.push(await logIn(portal, prefix, username));
  return cookies;
}
