import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Of this machine, as long as nothing is pinned. */
export const cores = availableParallelism();

const LOOKS = 60;
const BETWEEN_LOOKS_MS = 50;

/**
 * The load of this machine in these three seconds, without the process that asks: what runs or waits for a core. The
 * kernel's own figure remembers a minute, so that each run would be blamed for the one before it; it is what there is elsewhere.
 */
export async function loadNow() {
  let running = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    await sleep(BETWEEN_LOOKS_MS);
    const [, processes] = /^procs_running (\d+)/m.exec(textOf('/proc/stat')) ?? [];
    if (processes === undefined) return loadavg()[0];
    running += Math.max(0, Number(processes) - 1);
  }
  return running / LOOKS;
}

/** A process and all that it started. @returns {number[]} */
export function family(pid) {
  const children = readWords(`/proc/${pid}/task/${pid}/children`).map(Number);
  return [pid, ...children.flatMap(family)];
}

/** CPU time of the threads of processes as Linux' scheduler counts it, which other people's load hardly touches. NaN elsewhere. */
export function cpuSeconds(pids) {
  if (pids.length === 0) return NaN;
  const nanoseconds = pids.flatMap((pid) =>
    entries(`/proc/${pid}/task`).map((thread) => Number(readWords(`/proc/${pid}/task/${thread}/schedstat`)[0] ?? NaN)),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / (nanoseconds.length > 0 ? 1e9 : NaN);
}

/** Memory of processes in MB: what is their own alone, and all that is resident, the files of programs included. */
export function memoryOf(pids) {
  const sum = (field) =>
    pids.reduce((total, pid) => {
      const { groups } = new RegExp(`^${field}:\\s+(?<kilobytes>\\d+)`, 'm').exec(textOf(`/proc/${pid}/status`)) ?? {};
      return total + Number(groups?.kilobytes ?? NaN) / 1024;
    }, 0);
  return { anonymous: sum('RssAnon'), resident: sum('VmRSS') };
}

/** Keeps processes on the first core, or on all others, where there is `taskset`: load and server are then in nobody's way. */
export function pin(pids, where) {
  const last = cores - 1;
  if (last < 1) return;
  const list = { first: '0', others: `1-${last}`, all: `0-${last}` }[where];
  try {
    for (const pid of pids) execFileSync('taskset', ['-a', '-c', '-p', list, String(pid)], { stdio: 'ignore' });
  } catch {
    // without it the figures scatter more
  }
}

/**
 * Keeps every core from falling asleep while something is measured whose processes wait for one another: each waking of a
 * virtual core costs tenths of a millisecond, and the longer chain has more of them. What keeps them awake gives way at once.
 * @template Result
 * @param {() => Promise<Result>} action
 * @returns {Promise<Result>} where there is no `chrt` the cores sleep as they like
 */
export async function withCoresAwake(action) {
  const idle = ['--idle', '0', process.execPath, '-e', 'for (;;);'];
  const awake = Array.from({ length: cores }, () => spawn('chrt', idle, { stdio: 'ignore' }).on('error', () => {}));
  try {
    return await action();
  } finally {
    for (const process of awake) process.kill();
  }
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const readWords = (file) => textOf(file).trim().split(/\s+/).filter(Boolean);

function entries(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
