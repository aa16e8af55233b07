import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cpuSeconds } from './processes.mjs';
import { median } from './table.mjs';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./wrk.lua', import.meta.url));
const hasWrk = isThere('wrk');

/**
 * The load generator. autocannon is JavaScript: on few cores it saturates before a fast server does, and it rounds to
 * whole milliseconds.
 */
export const generator = hasWrk ? 'wrk' : 'autocannon (install wrk: the limit of autocannon reduces large ratios)';

/**
 * @typedef {object} Target
 * @property {string} url
 * @property {Record<string, string>} [headers]
 * @property {string[]} [cookies] used in turns, one per request
 * @property {() => number[]} [pids] processes whose CPU time is measured
 * @property {() => number[]} [databasePids] its processes at the database, measured on their own
 *
 * @typedef {object} Figures medians of the rounds
 * @property {number} perSecond
 * @property {number} p50Ms latency; with autocannon the mean, which one connection gives exactly
 * @property {number} cpuUs CPU time of the target's processes per request, NaN if not measured
 * @property {number} databaseUs the same at the database
 */

/**
 * Measures several servers alternately (A B A B …), so that a drift of the machine affects all of them alike.
 * @template {string} Name
 * @param {Record<Name, Target>} targets
 * @returns {Promise<Record<Name, Figures>>}
 */
export async function inTurns(targets, { rounds = 7, seconds = 2, connections = 32 } = {}) {
  const results = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, target] of Object.entries(targets)) {
      const figures = await measured(name, target, { connections, seconds: round < 0 ? 1 : seconds });
      // the round before the first one is a warm-up
      if (round >= 0) results[name].push(figures);
    }
  }
  const middle = (runs) =>
    Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((one) => one[key]))]));
  return Object.fromEntries(Object.entries(results).map(([name, runs]) => [name, middle(runs)]));
}

async function measured(name, target, options) {
  const measuredPids = [target.pids?.() ?? [], target.databasePids?.() ?? []];
  const before = measuredPids.map(cpuSeconds);
  const { requests, seconds, p50Ms, failures } = await (hasWrk ? wrk : autocannon)(target, options);
  const failed = Object.entries(failures).filter(([, count]) => count > 0);
  if (failed.length > 0)
    throw new Error(
      `${name}: ${requests} requests included ${failed.map(([how, count]) => `${count} ${how}`).join(', ')}`,
    );
  const [cpuUs, databaseUs] = measuredPids.map((pids, nth) => ((cpuSeconds(pids) - before[nth]) / requests) * 1e6);
  return { perSecond: requests / seconds, p50Ms, cpuUs, databaseUs };
}

async function wrk({ url, headers = {}, cookies = [] }, { connections, seconds }) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script];
  const { stdout } = await run('wrk', [...load, ...lines, url, '--', ...cookies]);
  const report = JSON.parse(stdout.slice(stdout.indexOf('{"requests"')));
  return { ...report, seconds: report.microseconds / 1e6, p50Ms: report.p50Us / 1000 };
}

async function autocannon({ url, headers = {}, cookies = [] }, { connections, seconds }) {
  const { default: cannon } = await import('autocannon');
  const requests = cookies.map((cookie) => ({ method: 'GET', headers: { ...headers, cookie } }));
  let started = 0;
  const result = await cannon({
    url,
    headers,
    connections,
    duration: seconds,
    ...(requests.length > 0 && {
      requests,
      // each connection starts with a different session: in step, all of them would use the same one
      setupClient: (client) => {
        started = (started + 7) % requests.length;
        client.setRequests([...requests.slice(started), ...requests.slice(0, started)]);
      },
    }),
  });
  const { '4xx': refused, '5xx': broken } = result;
  return {
    requests: result.requests.total,
    seconds: result.duration,
    p50Ms: (1000 * connections * result.duration) / result.requests.total,
    failures: { refused: refused + broken, late: result.errors },
  };
}

function isThere(command) {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // wrk prints its version and exits with 1
    return error.code !== 'ENOENT';
  }
}
