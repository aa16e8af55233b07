/**
 * `npm test` is the gate: lint, types, units, tools, browser. `npm run test:nightly` runs everything.
 * `-- --only unit,lint` selects parts; `-- --base main` runs the parts affected since a commit.
 */
import { command } from './lib/command.mjs';

await command(import.meta.url, async () => {
  const { runSuite } = await import('../gate/suite.mjs');
  process.exit((await runSuite(process.argv.slice(2))) ? 0 : 1);
});
