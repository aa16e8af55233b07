/**
 * `npm run screens`: takes pictures of every screen and state × three agents × two widths × two languages, with a
 * contact sheet in `screens/index.html`. `npm run screens -- '^deposit.*MTO-360'` takes some; add the addresses of
 * portal and simulator to use a running system.
 */
import { command } from '../../tools/run/lib/command.mjs';

async function main() {
  const [{ takeScreens }, { onFreshSystem }] = await Promise.all([
    import('./lib/screens.mjs'),
    import('./lib/world.mjs'),
  ]);
  const [only, portal, simulator] = process.argv.slice(2);
  if (portal && simulator) await takeScreens({ portal, simulator }, only);
  else await onFreshSystem((system) => takeScreens(system, only));
}

await command(import.meta.url, main);
