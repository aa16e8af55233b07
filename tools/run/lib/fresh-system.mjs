import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { freePort } from './ports.mjs';
import { say } from './progress.mjs';
import { RunningSystem } from './system.mjs';

/** @typedef {(() => Promise<void>)[]} CleanUps what a test leaves to be cleaned up, in the order of making */

/**
 * The whole system, newly built where it must be, with a data folder and ports of its own.
 * @param {CleanUps} cleanUps
 * @param {import('./system.mjs').Databases} [databases] of a server that is up; default: a PostgreSQL of its own
 * @param {Record<string, string>} [env] further settings of its services
 * @returns {Promise<RunningSystem>}
 */
export async function freshSystem(cleanUps, databases, env = {}) {
  await ensureBuilt();
  const dataDir = join(scratch(cleanUps), 'data');
  const place = { port: await freePort(), simulatorPort: await freePort(), dataDir, databases };
  mkdirSync(place.dataDir, { recursive: true });
  const system = new RunningSystem(place, { say, env });
  cleanUps.push(() => system.stop());
  await system.take();
  await system.start();
  return system;
}

/** A folder for a while. @param {CleanUps} cleanUps @returns {string} */
export function scratch(cleanUps) {
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-run-'));
  cleanUps.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The last made goes first. @param {CleanUps} cleanUps */
export async function cleanUp(cleanUps) {
  for (const work of cleanUps.splice(0).reverse()) await work();
}
