/**
 * `npm test` is the gate: lint, types, units, tools, browser. `npm run test:nightly` runs everything.
 * `-- --only unit,lint` selects parts; `-- --base main` runs the parts affected since a commit.
 */
import { fileURLToPath } from 'node:url';
import { reportFailure } from './lib/failure.mjs';
import { underPinnedNode } from './lib/packages.mjs';

try {
  if (await underPinnedNode(fileURLToPath(import.meta.url))) {
    const { runSuite } = await import('../gate/suite.mjs');
    process.exit((await runSuite(process.argv.slice(2))) ? 0 : 1);
  }
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
