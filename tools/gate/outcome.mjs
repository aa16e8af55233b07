/**
 * @typedef {object} Failure a file whose tests failed
 * @property {string} file relative to the workspace
 * @property {number} count of failed tests in it
 * @property {() => Promise<boolean>} retry runs it alone; true when it passes
 *
 * @typedef {object} Outcome result of a part of the suite
 * @property {number} passed
 * @property {number} failed
 * @property {number} [cached] tasks whose result came from the cache of Nx
 * @property {number} [seconds] the sum of its tasks' times; without it, the part's own time counts
 * @property {{file: string, seconds: number}[]} files how long each test file took
 * @property {Failure[]} failures files that can be retried
 */

/** @returns {Outcome} */
export const nothing = () => ({ passed: 0, failed: 0, cached: 0, files: [], failures: [] });

/** @param {Outcome[]} outcomes @returns {Outcome} */
export function sumOf(outcomes) {
  const sum = nothing();
  for (const { passed, failed, cached = 0, seconds, files, failures } of outcomes) {
    sum.passed += passed;
    sum.failed += failed;
    sum.cached += cached;
    if (seconds !== undefined) sum.seconds = (sum.seconds ?? 0) + seconds;
    sum.files.push(...files);
    sum.failures.push(...failures);
  }
  return sum;
}
