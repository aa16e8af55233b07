/** Runs specs again and again, each time with another mutant: what it is sent is `{mutant, specs}`, what it answers whether they failed. */
import { runCLI } from 'jest';
import { jestConfigFor, workspaceRoot } from '../nx/jest-config.mjs';

const [root, transform] = process.argv.slice(2);
const { transform: given, ...config } = jestConfigFor([root]);
const [[pattern, [, options]]] = Object.entries(given);
const changed = JSON.stringify({ ...config, transform: { [pattern]: [transform, options] } });

process.on('message', async ({ mutant, specs, timeoutMs }) => {
  process.env.MUTANT = String(mutant);
  const args = { config: changed, runInBand: true, silent: true, reporters: [], bail: 1, testTimeout: timeoutMs };
  try {
    const { results } = await runCLI({ ...args, _: specs, runTestsByPath: true, $0: '' }, [workspaceRoot]);
    process.send({ passed: results.success, tests: results.numTotalTests });
  } catch (error) {
    process.send({ passed: false, tests: 0, error: error instanceof Error ? error.message : String(error) });
  }
});
process.send({ isReady: true });
