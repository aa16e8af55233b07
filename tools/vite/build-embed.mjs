import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';

const workspaceRoot = resolve(import.meta.dirname, '../..');
const ENTRY = 'virtual:housebrand-embed';

/** The script loads its style sheet itself, so that a page needs a single tag. */
const SOURCE = `
import { defineElements } from '@housebrand/site/embed';
const styles = document.createElement('link');
styles.rel = 'stylesheet';
styles.href = new URL(/* @vite-ignore */ "./housebrand-embed.css", import.meta.url);
styles.addEventListener('load', defineElements);
document.head.append(styles);
`;

/** Builds the elements and their style sheet. @param {string} [outDir] output folder */
export async function buildEmbed(outDir = join(workspaceRoot, 'dist/embed')) {
  rmSync(outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    root: join(workspaceRoot, 'libs/site'),
    logLevel: 'warn',
    publicDir: false,
    base: './',
    plugins: [
      react(),
      {
        name: 'housebrand:embed-entry',
        resolveId: (id) => (id === ENTRY ? join(workspaceRoot, 'libs/site/housebrand-embed.js') : null),
        load: (id) => (id.endsWith('/libs/site/housebrand-embed.js') ? SOURCE : null),
      },
    ],
    resolve: { conditions: ['@housebrand/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      target: 'es2023',
      emptyOutDir: false,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ENTRY,
        output: {
          entryFileNames: 'housebrand-embed.js',
          chunkFileNames: 'parts/[name]-[hash].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'housebrand-embed.css' : 'parts/[name]-[hash][extname]',
        },
      },
    },
  });
  return outDir;
}
