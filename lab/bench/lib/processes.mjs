import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Cores of this machine, before any process is pinned. */
export const cores = availableParallelism();

const LOOKS = 60;
const BETWEEN_LOOKS_MS = 50;

/**
 * Returns the machine's load over three seconds without this process: processes that run or wait for a core. The
 * kernel's own load average covers a minute, so that each run would include the previous one; it is the fallback on
 * other systems.
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

/** A process and all its descendants. @returns {number[]} */
export function family(pid) {
  const children = readFields(`/proc/${pid}/task/${pid}/children`).map(Number);
  return [pid, ...children.flatMap(family)];
}

/** The processes of a PostgreSQL server that serve one of its databases. @param pid of the server */
export function backendsOf(pid, database) {
  return family(pid).filter((one) => textOf(`/proc/${one}/cmdline`).includes(` ${database} `));
}

/** The processes of a PostgreSQL server that write WAL and pages for all of its databases. @param pid of the server */
export function writersOf(pid) {
  return family(pid).filter((one) =>
    /: (walwriter|checkpointer|background writer)/.test(textOf(`/proc/${one}/cmdline`)),
  );
}

/** CPU time of processes' threads from Linux' scheduler, which other load hardly affects. NaN elsewhere. */
export function cpuSeconds(pids) {
  if (pids.length === 0) return NaN;
  const nanoseconds = pids.flatMap((pid) =>
    entries(`/proc/${pid}/task`).map((thread) => Number(readFields(`/proc/${pid}/task/${thread}/schedstat`)[0] ?? NaN)),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / (nanoseconds.length > 0 ? 1e9 : NaN);
}

/** Memory of processes in MB: anonymous memory, and all resident memory including program files. */
export function memoryOf(pids) {
  const sum = (field) =>
    pids.reduce((total, pid) => {
      const { groups } = new RegExp(`^${field}:\\s+(?<kilobytes>\\d+)`, 'm').exec(textOf(`/proc/${pid}/status`)) ?? {};
      return total + Number(groups?.kilobytes ?? NaN) / 1024;
    }, 0);
  return { anonymous: sum('RssAnon'), resident: sum('VmRSS') };
}

/** Pins processes to the first core or to all others if `taskset` exists, so that load generator and server do not compete. */
export function pin(pids, where) {
  const last = cores - 1;
  if (last < 1) return;
  const list = { first: '0', others: `1-${last}`, all: `0-${last}` }[where];
  try {
    for (const pid of pids) execFileSync('taskset', ['-a', '-c', '-p', list, String(pid)], { stdio: 'ignore' });
  } catch {
    // without it, the figures vary more
  }
}

/**
 * Keeps all cores awake during a measurement whose processes wait for each other: waking a virtual core costs tenths of
 * a millisecond, and a longer chain has more wake-ups. The processes that keep cores awake yield at once.
 * @template Result
 * @param {() => Promise<Result>} action
 * @returns {Promise<Result>} without `chrt`, cores sleep as usual
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

const readFields = (file) => textOf(file).trim().split(/\s+/).filter(Boolean);

function entries(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
