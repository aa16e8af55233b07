import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns the start time of a process as an opaque string, or null if it does not run. A process id alone does not identify a
 * process, because it is reused.
 */
export function startOf(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return process.platform === 'linux' ? linuxStart(pid) : psStart(pid);
}

function linuxStart(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, ticks] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X') return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}`;
  } catch {
    return null;
  }
}

function psStart(pid) {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** The parent of a process, or 0 if unknown. */
export function parentOf(pid) {
  try {
    if (process.platform !== 'linux')
      return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

/** @returns {{pid: number, start: string | null}} a unique identity of a process, even if its id is reused */
export const identify = (pid) => ({ pid, start: startOf(pid) });

/** Whether the identified process still runs. */
export const stillRuns = (identity) => Boolean(identity?.start) && startOf(identity.pid) === identity.start;

/** The command line of a process; empty if it has ended. */
export function commandOf(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Processes whose working folder is the given one (Linux only; elsewhere none are reported). */
export function processesIn(folder) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    });
}

/** Sends a signal to a process. Ignores a process that has already ended. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Waits until all processes have ended. @returns {Promise<boolean>} false on timeout */
export async function gone(identities, timeoutMs) {
  const until = Date.now() + timeoutMs;
  while (identities.some(stillRuns)) {
    if (Date.now() > until) return false;
    await sleep(25);
  }
  return true;
}

/** Signals to stop PostgreSQL: disconnects clients and writes all data; after the grace period, it recovers at the next start. */
export const databaseEnd = { politely: 'SIGINT', forGood: 'SIGQUIT', graceMs: 20_000 };

/** Ends a process: with the first signal, and after the grace period with the second. */
export async function end(identity, { politely = 'SIGTERM', forGood = 'SIGKILL', graceMs = 8000 } = {}) {
  if (!stillRuns(identity)) return;
  signal(identity.pid, politely);
  if (await gone([identity], graceMs)) return;
  signal(identity.pid, forGood);
  await gone([identity], 5000);
}
