/** What a process takes to begin, and while it does nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { family, memoryOf } from '../lib/processes.mjs';
import { median } from '../lib/table.mjs';
import { row } from './rows.mjs';

const STARTS = 3;
/** Idle is what is left when the garbage of the start has gone. */
const SETTLE_MS = 8_000;
/** The supervisor looks every 50 ms whether what it started is ready; what ends before is a failed start to it. */
const SUPERVISED_MS = 1_000;

/** To be asked for when the other rows have been measured: the process is replaced. */
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
    row('start of the built API until ready', median(taken) / 1000, ' s', { atMost: 1.5 }),
    memoryRow('anonymous memory when idle', idle, 120),
    memoryRow('anonymous memory after the load', loaded, 200),
  ];
}

/** Kills the API, which its supervisor starts again on the same data, and waits for it. @returns milliseconds */
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
