/**
 * `npm run screens`: every screen × three agents × two widths × two languages, as pictures on one contact sheet:
 * `screens/index.html`. `npm run screens -- http://localhost:3000` looks at a system that is already up.
 */
import { fileURLToPath } from 'node:url';
import { reportFailure } from '../run/lib/failure.mjs';
import { underPinnedNode } from '../run/lib/packages.mjs';

async function main() {
  const [{ takeScreens }, { onFreshSystem }] = await Promise.all([
    import('./lib/screens.mjs'),
    import('./lib/world.mjs'),
  ]);
  const [running] = process.argv.slice(2);
  if (running) await takeScreens(running.replace(/\/$/, ''));
  else await onFreshSystem(({ portal }) => takeScreens(portal));
}

try {
  if (await underPinnedNode(fileURLToPath(import.meta.url))) await main();
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
