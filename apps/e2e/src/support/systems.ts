/** What stands between the values of several systems in one variable. */
const BETWEEN = '|';

/** How many systems the runner has named: nothing that one journey changes is seen by one at another. */
export function countOfSystems(): number {
  return (process.env['E2E_BASE_URL'] ?? '').split(BETWEEN).length;
}

/** A variable's value for the system of this worker, which alone uses it; `undefined` when nobody has set it. */
export function ofSystem(name: 'E2E_BASE_URL' | 'E2E_SIMULATOR_URL' | 'E2E_DATA_DIR'): string | undefined {
  return process.env[name]?.split(BETWEEN)[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
}
