/** `node tools/vite/pack-library.mjs libs/<name>`: the built library as a tarball in dist/packages/<name>. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { doorsOf, manifestOf } from './doors.mjs';

const workspaceRoot = resolve(import.meta.dirname, '../..');
const [root] = process.argv.slice(2);
const folder = join(workspaceRoot, root);
const place = join(workspaceRoot, 'dist/packages', basename(root));
const stage = join(place, 'package');

if (!existsSync(join(folder, 'dist')))
  throw new Error(`${root} is not built: npx nx pack ${basename(root)} does both.`);
rmSync(place, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });
cpSync(join(folder, 'dist'), join(stage, 'dist'), { recursive: true });
if (existsSync(join(folder, 'README.md'))) cpSync(join(folder, 'README.md'), join(stage, 'README.md'));
writeFileSync(join(stage, 'package.json'), `${JSON.stringify(publishable(manifestOf(folder)), null, 2)}\n`);

const packed = spawnSync('npm', ['pack', '--pack-destination', place, '--loglevel=error'], {
  cwd: stage,
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(packed.status ?? 1);

/** The manifest as others see it: doors that exist, no source condition, our own libraries by their version. */
function publishable({ private: _private, scripts: _scripts, devDependencies: _dev, ...manifest }) {
  const doors = doorsOf(folder).map(({ door }) => [
    door,
    { types: manifest.exports[door].types, default: manifest.exports[door].default },
  ]);
  return {
    ...manifest,
    exports: { ...Object.fromEntries(doors), './package.json': './package.json' },
    sideEffects: ['**/*.css', './dist/nest/**', './dist/react/**'],
    dependencies: pinned(manifest.dependencies),
    peerDependencies: pinned(manifest.peerDependencies),
    // A server has no use for the browser's half, nor a browser for the server's.
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(manifest.peerDependencies ?? {}).map((name) => [name, { optional: true }]),
    ),
  };
}

function pinned(dependencies = {}) {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => {
      if (!name.startsWith('@housebrand/') || version !== '*') return [name, version];
      return [name, manifestOf(join(workspaceRoot, 'libs', name.slice('@housebrand/'.length))).version];
    }),
  );
}
