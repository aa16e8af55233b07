import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { defaultServerConditions, defineConfig } from 'vite';

const workspaceRoot = resolve(import.meta.dirname, '../..');
const source = '@housebrand/source';

/** Compiler options for the decorators of NestJS, class-validator and class-transformer. */
export const decorators = { decorator: { legacy: true, emitDecoratorMetadata: true } };

/**
 * Configuration of a server application: one bundle of our code for Node; npm packages stay external.
 * @param {string} root folder of the application (`import.meta.dirname` of its vite.config.ts)
 * @param {{entries?: Record<string, string>}} options further entries beside `main` and `ops`: output name to path in
 * the application or a library
 */
export function serverApp(root, { entries = {} } = {}) {
  return defineConfig({
    root,
    oxc: decorators,
    resolve: { conditions: [source, ...defaultServerConditions] },
    ssr: {
      target: 'node',
      external: true,
      noExternal: [/^@housebrand\//],
      resolve: { conditions: [source, ...defaultServerConditions], externalConditions: ['node', 'import', 'default'] },
    },
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(workspaceRoot, 'dist/apps', basename(root)),
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: existing(root, { main: 'src/main.ts', ...operators(root), ...entries }),
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}

/** An application with ops commands gets a second entry for them. */
const operators = (root) => (existsSync(join(root, 'src/ops/main.ts')) ? { ops: 'src/ops/main.ts' } : {});

function existing(root, entries) {
  const paths = Object.entries(entries).map(([name, path]) => [name, resolve(root, path)]);
  const missing = paths.filter(([, path]) => !existsSync(path)).map(([, path]) => relative(workspaceRoot, path));
  if (missing.length > 0) throw new Error(`Entries that do not exist: ${missing.join(', ')}`);
  return Object.fromEntries(paths);
}
