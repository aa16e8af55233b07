import autocannon from 'autocannon';
import { median } from './table.mjs';

/**
 * Requests a second of several servers, measured in turns (A B A B …) so that a machine's drift touches all alike.
 * @param {Record<string, import('autocannon').Options>} targets
 * @returns {Promise<Record<string, {perSecond: number, p50Ms: number}>>} medians over the rounds
 */
export async function inTurns(targets, { rounds = 5, seconds = 2, connections = 32 } = {}) {
  const results = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, options] of Object.entries(targets)) {
      const result = await autocannon({ connections, duration: round < 0 ? 1 : seconds, ...options });
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} errors`);
      // the round before the first warms the servers up
      if (round >= 0) results[name].push(result);
    }
  }
  return Object.fromEntries(
    Object.entries(results).map(([name, runs]) => [
      name,
      { perSecond: median(runs.map((run) => run.requests.average)), p50Ms: median(runs.map((run) => run.latency.p50)) },
    ]),
  );
}
