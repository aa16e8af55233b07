/**
 * `npm run help-pictures`: takes the tutorials' pictures from our own screens in the default theme, in both languages:
 * `apps/portal/public/assets/help/{name}.{th,en}.webp`. They are committed; retake them after a screen changes, and
 * raise the version in the seed of the tutorials.
 */
import { fileURLToPath } from 'node:url';
import { reportFailure } from '../../tools/run/lib/failure.mjs';
import { underPinnedNode } from '../../tools/run/lib/packages.mjs';

async function main() {
  const [{ takeHelpPictures }, { onFreshSystem }] = await Promise.all([
    import('./lib/help-pictures.mjs'),
    import('./lib/world.mjs'),
  ]);
  const [running] = process.argv.slice(2);
  if (running) await takeHelpPictures(running.replace(/\/$/, ''));
  else await onFreshSystem(({ portal }) => takeHelpPictures(portal));
}

try {
  if (await underPinnedNode(fileURLToPath(import.meta.url))) await main();
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
