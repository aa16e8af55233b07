/** `node tools/vite/build-library.mjs libs/<name>`: every door of a library into `dist`, with its types, ready to be packed. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { decorators } from './app.mjs';
import { doorsOf } from './doors.mjs';
import { emitTypes } from './library-types.mjs';

const workspaceRoot = resolve(import.meta.dirname, '../..');
const [root] = process.argv.slice(2);
const folder = join(workspaceRoot, root);
const doors = doorsOf(folder);

/** Programs that a door starts as processes of their own, or that people start: they stand beside it, as in the sources. */
const programs = Object.fromEntries(
  globSync('src/**/*.{worker,program}.ts', { cwd: folder }).map((file) => [
    file.replace(/^src\/|\.ts$/g, ''),
    join(folder, file),
  ]),
);

/** Whoever imports a door gets its styles with it; a chunk without the import would show them only by luck. */
const importStyles = {
  name: 'housebrand:import-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle).filter(({ type }) => type === 'chunk')) {
      const up = '../'.repeat(chunk.fileName.split('/').length - 1) || './';
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `import '${up}${file}';\n`);
      chunk.code = styles.join('') + chunk.code;
    }
  },
};

await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  publicDir: false,
  oxc: decorators,
  plugins: [react(), importStyles],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    sourcemap: true,
    cssCodeSplit: true,
    lib: {
      entry: { ...Object.fromEntries(doors.map(({ face, source }) => [`${face}/index`, source])), ...programs },
      formats: ['es'],
    },
    rolldownOptions: {
      // Only what is ours goes in (and the compiler's helpers); what has a package name stays with whoever installs the library.
      external: (id) => /^(node:|@?[a-z])/i.test(id) && !id.startsWith('@oxc-project/runtime/'),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
const types = emitTypes({ workspaceRoot, root, run: spawnSync });
if (types !== 0) process.exit(types);
