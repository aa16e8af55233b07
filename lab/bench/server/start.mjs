/** Start-up time, and memory of an idle process. */
import { setTimeout as sleep } from 'node:timers/promises';
import { family, memoryOf } from '../lib/processes.mjs';
import { median } from '../lib/table.mjs';
import { row } from './rows.mjs';

const STARTS = 3;
/** Wait until the garbage of the start has been collected. */
const SETTLE_MS = 8_000;
/** The supervisor checks every 50 ms whether a process is ready; an earlier end counts as a failed start. */
const SUPERVISED_MS = 1_000;

/** Call this after the other parts: it replaces the process. */
export async function startRows(system) {
  const loaded = memoryOf(family(system.apiService.pid));
  const taken = [];
  for (let count = 0; count < STARTS; count++) taken.push(await restart(system));
  await sleep(SETTLE_MS);
  const idle = memoryOf(family(system.apiService.pid));
  const resident = (memory) => `${memory.resident.toFixed(0)} MB resident`;
  const memoryRow = (what, memory, atMost) =>
    row(what, memory.anonymous, ' MB', { digits: 0, atMost, note: resident(memory) });
  return [
    row('start of the built API until it is ready', median(taken) / 1000, ' s', { atMost: 1.5 }),
    memoryRow('anonymous memory when idle', idle, 120),
    memoryRow('anonymous memory after the load', loaded, 200),
  ];
}

/** Kills the API and waits until its supervisor has restarted it on the same data. @returns milliseconds */
async function restart({ apiService, portal }) {
  const { pid } = apiService;
  process.kill(pid, 'SIGKILL');
  while (apiService.pid === pid) await sleep(1);
  const start = performance.now();
  while (!(await isReady(portal))) await sleep(5);
  const startMs = performance.now() - start;
  await sleep(SUPERVISED_MS);
  return startMs;
}

async function isReady(portal) {
  try {
    return (await fetch(`${portal}/health/ready`)).ok;
  } catch {
    return false;
  }
}
