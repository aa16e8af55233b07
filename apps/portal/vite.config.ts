import { portalApp } from '../../tools/vite/portal.mjs';
import { bundleBudget } from './bundle-budget.ts';
import { firstPaint } from './first-paint.ts';

const PACKAGES = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack[\\/](query-core|react-query)|zustand)[\\/]/;
/** Every part of the kit but the sheet, which brings Mantine's drawer and is loaded with the first screen that opens one. */
const KIT = /[\\/]libs[\\/]shared[\\/]src[\\/](core|react[\\/](api|portal|state|words|ui[\\/](?!sheet-panel|dialog-host)))[\\/.\w-]*/;

/**
 * Three files begin a visit: packages (the same from release to release), the kit, the app. Without the groups each small
 * part that two screens share would be a file of its own.
 */
export default portalApp(import.meta.dirname, {
  plugins: [firstPaint(import.meta.dirname), bundleBudget()],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'packages', test: PACKAGES, priority: 2 },
            { name: 'kit', test: KIT, priority: 1 },
          ],
        },
      },
    },
  },
});
