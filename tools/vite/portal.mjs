import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, mergeConfig } from 'vite';
import { developmentShell } from './development-shell.mjs';

const workspaceRoot = resolve(import.meta.dirname, '../..');

/** Paths of the API while Vite serves the portal. */
const apiPaths = ['/api', '/docs', '/health', '/metrics', '/media', '/chat-frame'];

/**
 * Configuration of the portal: hashed files under /assets that may be cached for a year, our libraries from source, and
 * in development a proxy to the API (HOUSEBRAND_API_ORIGIN) with the API's own page.
 * @param {string} root folder of the application
 * @param {import('vite').UserConfig} own additional configuration
 */
export function portalApp(root, own = {}) {
  const api = process.env.HOUSEBRAND_API_ORIGIN ?? 'http://localhost:3000';
  return defineConfig(({ command }) =>
    mergeConfig(
      {
        root,
        plugins: [react(), command === 'serve' && developmentShell(api)].filter(Boolean),
        resolve: { conditions: ['@housebrand/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
        build: {
          target: 'es2023',
          outDir: join(workspaceRoot, 'dist/apps/portal'),
          emptyOutDir: true,
          assetsDir: 'assets',
          assetsInlineLimit: 1024,
          sourcemap: 'hidden',
          // The list of every file's scripts would be a seventh of the app's own file; the service worker has them all
          modulePreload: {
            polyfill: false,
            resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
          },
        },
        server: {
          port: Number(process.env.PORT ?? 3000),
          strictPort: true,
          proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api, changeOrigin: false, ws: false }])),
        },
      },
      own,
    ),
  );
}
