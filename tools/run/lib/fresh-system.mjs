import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { freePort } from './ports.mjs';
import { say } from './progress.mjs';
import { RunningSystem } from './system.mjs';

/** @typedef {(() => Promise<void>)[]} CleanUps clean-up work of a test, in order of creation */

/**
 * Starts the whole system, built if needed, with its own data folder and ports.
 * @param {CleanUps} cleanUps
 * @param {import('./system.mjs').Databases} [databases] databases of a running server; default: its own PostgreSQL
 * @param {Record<string, string>} [env] additional settings of its services
 * @param {{hasOffice?: boolean}} [parts] `hasOffice`: with the back office (default without)
 * @returns {Promise<RunningSystem>}
 */
export async function freshSystem(cleanUps, databases, env = {}, { hasOffice = false } = {}) {
  await ensureBuilt();
  const dataDir = join(scratch(cleanUps), 'data');
  const ports = {
    port: await freePort(),
    simulatorPort: await freePort(),
    ...(hasOffice && { officePort: await freePort() }),
  };
  const place = { ...ports, dataDir, databases };
  mkdirSync(place.dataDir, { recursive: true });
  const system = new RunningSystem(place, { say, env });
  cleanUps.push(() => system.stop());
  await system.take();
  await system.start();
  return system;
}

/** Creates a temporary folder. @param {CleanUps} cleanUps @returns {string} */
export function scratch(cleanUps) {
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-run-'));
  cleanUps.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the clean-up work in reverse order. @param {CleanUps} cleanUps */
export async function cleanUp(cleanUps) {
  for (const work of cleanUps.splice(0).reverse()) await work();
}
