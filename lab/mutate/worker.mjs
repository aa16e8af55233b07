/** Runs the specs repeatedly with different mutants. Receives `{mutant, first}` and replies whether they passed. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.url);
globalThis.expect = createRequire(resolve('@jest/globals'))('expect').expect;

const specs = pathToFileURL(process.argv[2]).href;

process.on('message', async ({ mutant, first }) => {
  process.env.MUTANT = String(mutant);
  try {
    // a new query string loads all modules again, with this mutant
    const { tests } = await import(`${specs}?mutant=${mutant}&nth=${performance.now()}`);
    // most changes are detected by the spec of their own file
    for (const { run } of tests.toSorted((a, b) => (b.file === first) - (a.file === first))) await run();
    process.send({ passed: true, tests: tests.length });
  } catch (error) {
    process.send({ passed: false, tests: 0, error: error instanceof Error ? error.message : String(error) });
  }
});
process.send({ isReady: true });
