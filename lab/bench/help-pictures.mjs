/**
 * `npm run help-pictures`: takes the tutorials' pictures from our own screens, in both languages and in each look of the demo agents:
 * `apps/portal/public/assets/help/{name}.{th,en}.webp` in the default look, and a folder per agent with its own. They are committed;
 * retake them after a screen changes, and raise the version in the seed of the tutorials.
 */
import { command } from '../../tools/run/lib/command.mjs';

async function main() {
  const [{ takeHelpPictures }, { onFreshSystem }] = await Promise.all([
    import('./lib/help-pictures.mjs'),
    import('./lib/world.mjs'),
  ]);
  const [running] = process.argv.slice(2);
  if (running) await takeHelpPictures(running.replace(/\/$/, ''));
  else await onFreshSystem(({ portal }) => takeHelpPictures(portal));
}

await command(import.meta.url, main);
