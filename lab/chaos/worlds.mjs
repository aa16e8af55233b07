import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/run/lib/ports.mjs';
import { Giving } from './giving.mjs';
import { OwnDatabase } from './own-database.mjs';
import { randomOf } from '../../tools/testing/random.mjs';
import { Victim } from './victim.mjs';

/** Number of acknowledgements or failures that proves an effect on clients. */
const FELT = 5;
const NOTICED_WITHIN_MS = 600_000;

let trials = 0;
/** @returns {Promise<Giving>} members for one trial, prepared */
export async function giving(system, { seed, ...options }) {
  trials += 1;
  const trial = new Giving(system, { random: randomOf(seed), name: `T${trials}X`, minAcknowledged: 1, ...options });
  await trial.begin();
  return trial;
}

/** Lets clients send gifts while `work` changes the system. */
export async function under(trial, work) {
  const clients = trial.run();
  try {
    await work();
  } finally {
    trial.isOver = true;
    await clients;
  }
}

/** Waits until a number has grown by `FELT`. */
export async function felt(number) {
  const before = number();
  const until = Date.now() + NOTICED_WITHIN_MS;
  while (number() < before + FELT) {
    if (Date.now() > until) throw new Error(`clients noticed no effect: ${number}`);
    await sleep(10);
  }
}

/** Replaces the system's API by one that the trial may kill. */
export async function alone(system, work) {
  await system.apiService.stop();
  const api = new Victim(system);
  try {
    await api.start();
    return await work(api);
  } finally {
    await api.kill();
    await system.apiService.restart();
  }
}

/** Starts an API with its ledger on a separate server in this folder, and the system's provider. */
export async function apart(system, folder, work) {
  const dataDir = join(folder, 'own-database');
  mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const database = new OwnDatabase(dataDir, system.database);
  const own = { ...system, portal: `http://localhost:${port}`, database };
  await database.start();
  const api = new Victim(own, port);
  try {
    await api.start();
    return await work(own, api);
  } finally {
    await api.kill();
    await database.stop();
  }
}
