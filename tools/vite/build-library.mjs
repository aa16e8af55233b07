/**
 * `node tools/vite/build-library.mjs libs/<name>`: builds every entry point of a library into `dist`, with its types,
 * ready to be packed.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { decorators } from './app.mjs';
import { entryPointsOf, manifestOf, sheetsOf } from './entry-points.mjs';
import { copyTypes } from './library-types.mjs';

const workspaceRoot = resolve(import.meta.dirname, '../..');
const [root] = process.argv.slice(2);
const folder = join(workspaceRoot, root);
const entryPoints = entryPointsOf(folder);

/** Programs that an entry point starts as separate processes, or that people start: they stay separate files. */
const programs = Object.fromEntries(
  globSync('src/**/*.{worker,program}.ts', { cwd: folder }).map((file) => [
    file.replace(/^src\/|\.ts$/g, ''),
    join(folder, file),
  ]),
);

/** Makes an entry point import its styles; a chunk without that import would show them only by chance. */
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
 * Other layers import their library's core and its contracts as a package: one copy, whose classes are the same everywhere.
 */
const ownCore = {
  name: 'housebrand:own-core',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('.') || !importer) return null;
    const core = join(folder, 'src/core');
    if (importer.startsWith(core)) return null;
    const target = resolve(dirname(importer), source).replace(/(\/index)?(\.ts)?$/, '');
    const entryPoint = { [core]: '', [join(core, 'contracts')]: '/contracts' }[target];
    return entryPoint === undefined ? null : { id: manifestOf(folder).name + entryPoint, external: true };
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
    // unminified code is readable in a debugger; source maps would refer to files that are not published
    sourcemap: false,
    cssCodeSplit: true,
    lib: {
      entry: { ...Object.fromEntries(entryPoints.map(({ entry, source }) => [entry, source])), ...programs },
      formats: ['es'],
    },
    rolldownOptions: {
      // Bundle only our own code and the compiler's helpers; packages stay external.
      external: (id) => /^(node:|@?[a-z])/i.test(id) && !id.startsWith('@oxc-project/runtime/'),
      output: {
        // keep our files separate, so that importing one hook does not bring in all screens
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

/** Writes a style sheet that is an entry point of its own, together with the files that it refers to. */
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
