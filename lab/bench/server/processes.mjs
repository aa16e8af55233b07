/** Compares `WEB_CONCURRENCY=2` with one process, on replies that pass through the whole framework. */
import { freePort } from '../../../tools/run/lib/ports.mjs';
import { inTurns } from '../lib/load.mjs';
import { family } from '../lib/processes.mjs';
import { row } from './rows.mjs';

/** A caller's request id bypasses the prepared replies. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'x-request-id': 'from-the-bench' };

/**
 * Compares CPU time per request, because throughput means little while the load generator shares the cores: two
 * processes can at best serve twice the requests of one CPU, and the CPU time per request (including the first process)
 * sets the number of requests per CPU.
 */
export async function processesRows(system) {
  const [one, two] = [await apiOf(system, 1), await apiOf(system, 2)];
  const figures = await inTurns({ one: target(one), two: target(two) });
  const ratio = (2 * figures.one.cpuUs) / figures.two.cpuUs;
  const note =
    `CPU per request ${figures.one.cpuUs.toFixed(0)} µs in one, ${figures.two.cpuUs.toFixed(0)} µs in two; ` +
    `${(figures.two.perSecond / figures.one.perSecond).toFixed(2)} × the requests on this machine`;
  await Promise.all([one.service.stop(), two.service.stop()]);
  return [row('two processes against one, by CPU time per request', ratio, ' ×', { atLeast: 1.8, note })];
}

async function apiOf(system, processes) {
  const port = await freePort();
  const env = { PORT: String(port), WEB_CONCURRENCY: String(processes) };
  return { port, service: await system.startAnother(`api-of-${processes}`, env) };
}

const target = ({ port, service }) => ({
  url: `http://localhost:${port}/api/apps/agent_configs/MTO`,
  headers: HEADERS,
  pids: () => family(service.pid),
});
