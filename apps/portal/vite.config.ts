import { join } from 'node:path';
import { subsetFonts } from '../../tools/vite/fonts.mjs';
import { portalApp } from '../../tools/vite/portal.mjs';
import { bundleBudget } from './bundle-budget.ts';
import { pageChunks } from './page-chunks.ts';
import { serviceWorkerFile } from './service-worker-file.ts';
import { serverView } from './server-view.ts';
import { startFiles } from './start-files.ts';

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const PACKAGES =
  /[\\/]node_modules[\\/](react-router|i18next|react-i18next|@tanstack[\\/](query-core|react-query)|zustand)[\\/](?!.*nfiniteQuery(Observer)?\.js)/;
/** Lists that go on as one scrolls: no page begins with one. */
const LISTS =
  /[\\/]@tanstack[\\/].*nfiniteQuery(Observer)?\.js|[\\/]libs[\\/]shared[\\/]src[\\/]react[\\/](ui[\\/]list-end|api[\\/]use-pages)/;
/**
 * Every part of the kit but what only some pages begin with (lists, rails, codes and pads of money forms), the sheet, which brings Mantine's drawer and is
 * loaded with the first screen that opens one, and the proof of work, which few are asked for.
 */
const KIT =
  /[\\/]libs[\\/]shared[\\/]src[\\/](core[\\/](?!proof-of-work)|react[\\/](api[\\/](?!proof-of-work|use-pages)|portal|state[\\/](?!wish-key|use-shown-in-address)|words|ui[\\/](?!sheet-panel|sheet-history|figure-pad|qr-code|dialog-host|list-end|rail\.tsx)))[\\/.\w-]*/;

/** What several screens share is one file as well, where it is small: a request each costs a phone more than the bytes. */
const ICONS = /[\\/]node_modules[\\/]@tabler[\\/]/;
const GAMES = /[\\/]libs[\\/]games[\\/]src[\\/]/;
const TIERS = /[\\/]libs[\\/]tiers[\\/]src[\\/]/;
const ALONE = { includeDependenciesRecursively: false };

const root = import.meta.dirname;

/**
 * Few files begin a visit: React and other packages (the same from release to release), the kit, the app. Without the groups
 * each small part that two screens share would be a file of its own. Each is evaluated in a task of its own.
 */
export default portalApp(root, {
  plugins: [
    subsetFonts(),
    bundleBudget(),
    pageChunks(),
    startFiles(),
    serviceWorkerFile(root),
    serverView(root, join(root, '../../dist/apps/portal')),
  ],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 3 },
            { name: 'packages', test: PACKAGES, priority: 2 },
            { name: 'kit', test: KIT, priority: 1 },
            { name: 'lists', test: LISTS, ...ALONE },
            { name: 'icons', test: ICONS, minShareCount: 5, ...ALONE },
            { name: 'games', test: GAMES, minShareCount: 3, ...ALONE },
            { name: 'tiers', test: TIERS, minShareCount: 2, ...ALONE },
          ],
        },
      },
    },
  },
});
