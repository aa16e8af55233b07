import { inWorkspace } from '../run/lib/workspace.mjs';
import { nothing } from './outcome.mjs';
import { run } from './processes.mjs';

/**
 * Runs a trial of `npm run chaos` as part of the nightly run; it counts as one test.
 * @param {string} name @param {number} seed @param {number | 'inherit'} output
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function trial(name, seed, output) {
  const options = name === 'walk' ? [] : ['--seed', String(1 + (seed % 1_000_000))];
  const code = await run([inWorkspace('lab/chaos/chaos.mjs'), name, ...options], {}, { output });
  return { ...nothing(), passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}
