/** `node tools/vite/build-library.mjs libs/<name>`: every door of a library into `dist`, with its types, ready to be packed. */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { decorators } from './app.mjs';
import { doorsOf, manifestOf, sheetsOf } from './doors.mjs';
import { copyTypes } from './library-types.mjs';

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

/**
 * What other faces take from their library's core they take from its package: one copy, whose classes are the same for all.
 */
const ownCore = {
  name: 'housebrand:own-core',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('.') || !importer) return null;
    const core = join(folder, 'src/core');
    const isCore = [core, join(core, 'index'), join(core, 'index.ts')].includes(resolve(dirname(importer), source));
    return isCore && !importer.startsWith(core) ? { id: manifestOf(folder).name, external: true } : null;
  },
};

await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  publicDir: false,
  oxc: decorators,
  plugins: [ownCore, react(), importStyles],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    // whoever debugs reads the code, which is not made smaller; maps would name files that nobody has
    sourcemap: false,
    cssCodeSplit: true,
    lib: {
      entry: { ...Object.fromEntries(doors.map(({ entry, source }) => [entry, source])), ...programs },
      formats: ['es'],
    },
    rolldownOptions: {
      // Only what is ours goes in (and the compiler's helpers); what has a package name stays with whoever installs the library.
      external: (id) => /^(node:|@?[a-z])/i.test(id) && !id.startsWith('@oxc-project/runtime/'),
      output: {
        // a file of ours is a file of theirs: whoever imports one hook is not made to bring the screens of its door
        preserveModules: true,
        preserveModulesRoot: join(folder, 'src'),
        entryFileNames: '[name].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
for (const { source, built } of sheetsOf(folder)) writeSheet(source, join(folder, built));
copyTypes(root);

/** A style sheet that has a door of its own, with the files it names beside it. */
function writeSheet(source, target) {
  const css = readFileSync(source, 'utf8');
  const require = createRequire(source);
  const files = join(dirname(target), 'files');
  mkdirSync(files, { recursive: true });
  const own = css.replace(/url\((['"]?)(@[^'")]+)\1\)/g, (_whole, _quote, file) => {
    cpSync(require.resolve(file), join(files, basename(file)));
    return `url('./files/${basename(file)}')`;
  });
  writeFileSync(target, own);
}
