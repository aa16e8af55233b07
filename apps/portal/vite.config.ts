import { join } from 'node:path';
import { subsetFonts } from '../../tools/vite/fonts.mjs';
import { portalApp } from '../../tools/vite/portal.mjs';
import { bundleBudget } from './bundle-budget.ts';
import { pageChunks } from './page-chunks.ts';
import { serverView } from './server-view.ts';
import { startFiles } from './start-files.ts';

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const PACKAGES =
  /[\\/]node_modules[\\/](react-router|i18next|react-i18next|@tanstack[\\/](query-core|react-query)|zustand)[\\/]/;
/** Every part of the kit but the sheet, which brings Mantine's drawer and is loaded with the first screen that opens one. */
const KIT =
  /[\\/]libs[\\/]shared[\\/]src[\\/](core|react[\\/](api|portal|state|words|ui[\\/](?!sheet-panel|dialog-host)))[\\/.\w-]*/;

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
          ],
        },
      },
    },
  },
});
