import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultServerConditions, type Plugin } from 'vite';

/**
 * Builds the portal a second time, as one file that renders a first view on the server: `.server/entry-server.js`,
 * next to the files it refers to. It must be one file, because two copies of a module would have two React contexts.
 */
export function serverView(root: string, outDir: string): Plugin {
  return {
    name: 'housebrand:server-view',
    apply: 'build',
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          plugins: [react()],
          define: { 'process.env.NODE_ENV': '"production"' },
          ssr: {
            noExternal: true,
            resolve: { conditions: ['@housebrand/source', ...defaultServerConditions] },
          },
          build: {
            ssr: 'src/entry-server.tsx',
            target: 'node24',
            outDir: join(outDir, '.server'),
            emptyOutDir: true,
            copyPublicDir: false,
            assetsInlineLimit: 1024,
            rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'entry-server.js' } },
          },
        });
      },
    },
  };
}
