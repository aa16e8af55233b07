/** `WEB_CONCURRENCY=2` against one process, on replies that take the whole way through the framework. */
import { freePort } from '../../run/lib/ports.mjs';
import { inTurns } from '../lib/load.mjs';
import { family } from '../lib/processes.mjs';
import { row } from './rows.mjs';

/** A caller's request id keeps a request from the short cut of prepared replies. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'x-request-id': 'asked-by-the-bench' };

/**
 * On a machine whose cores the load generator shares, throughput tells little: what two processes can do is twice what one CPU does, and a
 * CPU does as many requests as their CPU time allows, the first process' share included.
 */
export async function processesRows(system) {
  const [one, two] = [await apiOf(system, 1), await apiOf(system, 2)];
  const figures = await inTurns({ one: target(one), two: target(two) });
  const ratio = (2 * figures.one.cpuUs) / figures.two.cpuUs;
  const note =
    `CPU a request ${figures.one.cpuUs.toFixed(0)} µs in one, ${figures.two.cpuUs.toFixed(0)} µs in two; ` +
    `${(figures.two.perSecond / figures.one.perSecond).toFixed(2)} × the requests on this machine`;
  await Promise.all([one.service.stop(), two.service.stop()]);
  return [row('two processes against one, by CPU time of a request', ratio, ' ×', { atLeast: 1.8, note })];
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
