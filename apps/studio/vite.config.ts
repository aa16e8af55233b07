import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const root = import.meta.dirname;

/**
 * Two pages: the studio, and our components in a look. `frame.js` is injected into each previewed page under its own
 * name.
 */
export default defineConfig({
  root,
  base: '/studio/',
  plugins: [react()],
  resolve: { conditions: ['@housebrand/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2023',
    outDir: join(root, '../../dist/apps/studio'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // reads the icons that are used, not all 6,292
      experimental: { lazyBarrel: true },
      input: { index: join(root, 'index.html'), components: join(root, 'components.html') },
    },
  },
});
