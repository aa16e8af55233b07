import { join } from 'node:path';
import { subsetFonts } from '../../tools/vite/fonts.mjs';
import { portalApp } from '../../tools/vite/portal.mjs';
import { bundleBudget } from './bundle-budget.ts';
import { chunkGroups, compileHint } from './chunk-groups.ts';
import { pageChunks } from './page-chunks.ts';
import { serviceWorkerFile } from './service-worker-file.ts';
import { serverView } from './server-view.ts';
import { startFiles } from './start-files.ts';

const root = import.meta.dirname;

/**
 * Few files start a visit: React and other packages (unchanged between releases), shared code, the app. Each is
 * evaluated in a task of its own.
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
      // reads the icons that are used, not all 6,292
      experimental: { lazyBarrel: true },
      output: {
        codeSplitting: { groups: chunkGroups },
        postBanner: compileHint,
      },
    },
  },
});
