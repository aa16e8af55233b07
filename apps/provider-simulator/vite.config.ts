import { join } from 'node:path';
import { build, defaultClientConditions, type Plugin, type UserConfig } from 'vite';
import { serverApp } from '../../tools/vite/app.mjs';

/** Builds the pages' scripts and styles next to the server's bundle; the server serves them from `assets/`. */
function pages(root: string): Plugin {
  return {
    name: 'provider-simulator-pages',
    async writeBundle({ dir }) {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: join(root, 'public'),
        resolve: { conditions: ['@housebrand/source', ...defaultClientConditions] },
        build: {
          target: 'es2022',
          outDir: join(dir!, 'assets'),
          emptyOutDir: true,
          assetsInlineLimit: 0,
          modulePreload: false,
          rolldownOptions: {
            input: {
              game: join(root, 'src/play/client/game.ts'),
              desk: join(root, 'src/bank-desk/client/desk.ts'),
              offers: join(root, 'src/play/client/offers/offers.ts'),
              chat: join(root, 'src/chat/client/chat.ts'),
              fonts: join(root, 'src/play/client/fonts.ts'),
            },
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: '[name]-[hash].js',
              assetFileNames: ({ names }) =>
                names.some((name) => /^(game|desk|offers|chat|fonts)\.css$/.test(name))
                  ? '[name][extname]'
                  : '[name]-[hash][extname]',
            },
          },
        },
        base: '/assets/',
      });
    },
  };
}

const server = serverApp(import.meta.dirname, {
  entries: { 'provider-contract': '../../libs/providers/src/testing/check/provider-contract.program.ts' },
}) as UserConfig;

/** Packages with native code or their own files, and packages that others load with `require`. */
const EXTERNAL = [
  '@expo-google-fonts/anuphan',
  '@fastify/static',
  '@resvg/resvg-js',
  'class-transformer',
  'express',
  'pg',
  'pino',
  'sharp',
  'swagger-ui-dist',
  'swagger-ui-express',
];

/** Decorator metadata refers to zod's type `infer`, which no module exports. */
const EXPECTED_LOGS = new Set(['IMPORT_IS_UNDEFINED', 'UNRESOLVED_IMPORT']);

/** Bundles packages, because specs start the simulator dozens of times and a bundled start takes less than half as long. */
export default {
  ...server,
  publicDir: false,
  ssr: { ...server.ssr, external: EXTERNAL, noExternal: true },
  build: {
    ...server.build,
    rolldownOptions: {
      ...server.build?.rolldownOptions,
      output: { ...server.build?.rolldownOptions?.output, strictExecutionOrder: true },
      onLog: (level, log, handle) => {
        if (!EXPECTED_LOGS.has(log.code ?? '')) handle(level, log);
      },
    },
  },
  plugins: [...(server.plugins ?? []), pages(import.meta.dirname)],
} satisfies UserConfig;
