/** Separates the values of several systems in one variable. */
const BETWEEN = '|';

/** Returns the number of systems, by which parallel tests are isolated from each other. */
export function countOfSystems(): number {
  return (process.env['E2E_BASE_URL'] ?? '').split(BETWEEN).length;
}

/** Returns a variable's value for this worker's own system; `undefined` if it is not set. */
export function ofSystem(
  name: 'E2E_BASE_URL' | 'E2E_SIMULATOR_URL' | 'E2E_OFFICE_URL' | 'E2E_DATA_DIR',
): string | undefined {
  return process.env[name]?.split(BETWEEN)[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
}
