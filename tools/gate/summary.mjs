import { sumOf } from './outcome.mjs';

const SLOWEST = 10;
/** Files above this limit should be split or moved to the nightly run. */
const SLOW_SECONDS = 60;

const minutes = (seconds) => `${(seconds / 60).toFixed(1)} min`.padStart(9);

/**
 * Formats the results; the last line is `N passed, N failed`. Times are reported but never fail a run.
 * @param {{name: string, outcome: import('./outcome.mjs').Outcome, seconds: number}[]} parts
 * @param {{flaky: string[], seconds: number}} run `flaky`: failed files that passed alone
 * @returns {{text: string, isGreen: boolean}}
 */
export function summary(parts, { flaky, seconds }) {
  const all = sumOf(parts.map(({ outcome }) => outcome));
  const forgiven = all.failures.filter(({ file }) => flaky.includes(file)).reduce((sum, { count }) => sum + count, 0);
  const failed = all.failed - forgiven;
  const rows = parts.map(
    ({ name, outcome, seconds }) =>
      `  ${name.padEnd(10)}${String(outcome.passed).padStart(6)} passed${String(outcome.failed).padStart(5)} failed${minutes(seconds)}${outcome.cached ? `  (${outcome.cached} tasks from the cache)` : ''}`,
  );
  const byTime = [...all.files].sort((a, b) => b.seconds - a.seconds);
  const slowest = byTime.slice(0, SLOWEST).map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  const slow = byTime.filter(({ seconds }) => seconds > SLOW_SECONDS).map(({ file }) => file);
  const text = [
    '',
    'Parts (lint, typecheck, unit and browser run in parallel, so their times overlap)',
    ...rows,
    `  whole run ${' '.repeat(24)}${minutes(seconds)}`,
    ...(slowest.length > 0 ? ['', 'Slowest files', ...slowest] : []),
    ...(slow.length > 0 ? ['', `Over ${SLOW_SECONDS} s: ${slow.join(', ')}`] : []),
    ...(flaky.length > 0 ? ['', 'FLAKY: failed, then passed alone', ...flaky.map((file) => `  ${file}`)] : []),
    '',
    `${all.passed + forgiven} passed, ${failed} failed`,
    '',
  ].join('\n');
  return { text, isGreen: failed === 0 && all.passed > 0 };
}
