import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { subsetFonts } from '../../tools/vite/fonts.mjs';
import { scriptBudget } from './script-budget.ts';

const root = import.meta.dirname;

/**
 * The back office's page, the page of its previews, and hashed files under /assets. In development, Vite proxies calls
 * to a running office (HOUSEBRAND_OFFICE_ORIGIN).
 */
export default defineConfig({
  root,
  plugins: [react(), subsetFonts(), scriptBudget()],
  resolve: { conditions: ['@housebrand/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2023',
    outDir: join(root, '../../dist/apps/office'),
    emptyOutDir: true,
    // The office's content security policy loads fonts and pictures from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    // The charts of the reports, which load with them.
    chunkSizeWarningLimit: 600,
    // reads the icons that are used, not all 6,292
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      input: { index: join(root, 'index.html'), preview: join(root, 'preview.html') },
    },
  },
  server: {
    proxy: { '/api': { target: process.env.HOUSEBRAND_OFFICE_ORIGIN ?? 'http://localhost:3300', changeOrigin: true } },
  },
});
