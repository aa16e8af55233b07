/** `node tools/vite/pack-library.mjs libs/<name>`: packs the built library into dist/packages/<name>, one tarball per layer. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { broughtBySite } from '../lint/manifests.mjs';
import { entryPointsOf, manifestOf, sheetsOf } from './entry-points.mjs';
import { LAYERS, packagesIn, withInstalledNames } from './layers.mjs';

const workspaceRoot = resolve(import.meta.dirname, '../..');
const [root] = process.argv.slice(2);
const folder = join(workspaceRoot, root);
const place = join(workspaceRoot, 'dist/packages', basename(root));
const manifest = manifestOf(folder);
const versions = { ...manifestOf(workspaceRoot).devDependencies, ...manifestOf(workspaceRoot).dependencies };

/** Type packages that our declarations refer to but whose packages lack types. */
const TYPES = { pg: '@types/pg', qrcode: '@types/qrcode' };
/** Packages in declarations that always come with another listed package. */
const BUNDLED = ['pretty-format', 'light-my-request'];
/** The oldest Node for each kind of layer: packages of the server layers need functions of 22.19. */
const OLDEST_NODE = { '-nest': '22.19' };
const OLDEST_NODE_ELSEWHERE = '20';
/** Packages that are only needed for tests. */
const FOR_TESTS = /^(@jest\/|@testing-library\/)/;

const LICENSE = `Housebrand. All rights reserved.

This package is for holders of a Housebrand licence agreement, and only for the sites that the agreement names.
It comes without any warranty beyond that agreement.
`;

if (!existsSync(join(folder, 'dist'))) throw new Error(`${root} is not built. Run: npx nx pack ${basename(root)}`);
rmSync(place, { recursive: true, force: true });
const open = [...entryPointsOf(folder), ...sheetsOf(folder)].map(({ entryPoint }) => entryPoint);
const stages = LAYERS.flatMap((layer) => {
  const entryPoints = Object.keys(layer.entryPoints).filter((entryPoint) => open.includes(entryPoint));
  return entryPoints.length > 0 ? [stageOf(layer, entryPoints)] : [];
});
const { status } = spawnSync('npm', ['pack', ...stages, '--pack-destination', place, '--loglevel=error'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.exitCode = status ?? 1;

/** Assembles the content of a layer's package in a folder. */
function stageOf(layer, entryPoints) {
  const name = manifest.name + layer.suffix;
  const stage = join(place, name.slice('@housebrand/'.length));
  mkdirSync(stage, { recursive: true });
  for (const part of layer.folders)
    if (existsSync(join(folder, 'dist', part)))
      cpSync(join(folder, 'dist', part), join(stage, 'dist', part), {
        recursive: true,
        filter: (source) => layer.suffix !== '-nest' || !source.startsWith(join(folder, 'dist/testing/react')),
      });
  const imported = new Set();
  for (const file of globSync('**/*.{js,d.ts}', { cwd: stage })) {
    const path = join(stage, file);
    const text = withInstalledNames(throughOwnCore(path, stage, readFileSync(path, 'utf8')));
    writeFileSync(path, text);
    for (const other of packagesIn(text)) if (other !== name && !BUNDLED.includes(other)) imported.add(other);
    if (file.endsWith('.d.ts')) for (const other of packagesIn(text)) if (TYPES[other]) imported.add(TYPES[other]);
  }
  if (OLDEST_NODE[layer.suffix]) refuseOlderNode({ stage, name, entryPoints, oldest: OLDEST_NODE[layer.suffix] });
  for (const file of ['README.md', 'CHANGELOG.md'])
    if (existsSync(join(folder, file))) cpSync(join(folder, file), join(stage, file));
  writeFileSync(join(stage, 'LICENSE'), LICENSE);
  const written = publishable({ layer, name, entryPoints, imported: [...imported].sort() });
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
  return stage;
}

/** On an older Node, the import says so, instead of failing in a package that it loads. The first import of a module runs first. */
function refuseOlderNode({ stage, name, entryPoints, oldest }) {
  const [major, minor] = oldest.split('.');
  writeFileSync(
    join(stage, 'dist/node-version.js'),
    `const [major, minor] = process.versions.node.split('.').map(Number);
if (major < ${major} || (major === ${major} && minor < ${minor}))
  throw new Error(\`${name} needs Node ${oldest} or newer. This is Node \${process.versions.node}.\`);
`,
  );
  for (const entryPoint of entryPoints) {
    const { default: built } = manifest.exports[entryPoint];
    if (!built) continue;
    const file = join(stage, built);
    const path = relative(dirname(file), join(stage, 'dist/node-version.js')).replaceAll('\\', '/');
    writeFileSync(file, `import '${path}';\n${readFileSync(file, 'utf8')}`);
  }
}

/**
 * Rewrites relative paths into the core to its package, where installed files find it. Locale files are the same in any
 * copy and stay.
 */
function throughOwnCore(path, stage, text) {
  const inside = relative(join(stage, 'dist'), path);
  if (inside.startsWith('core/')) return text;
  return text.replace(/(['"])(\.{1,2}\/[^'"]*)\1/g, (whole, quote, specifier) => {
    const target = relative(join(stage, 'dist'), resolve(dirname(path), specifier));
    if (!/^core(\/|$)/.test(target) || target.startsWith('core/locales/')) return whole;
    const isContracts = /^core\/contracts(\/index)?(\.js)?$/.test(target);
    return quote + manifest.name + (isContracts ? '/contracts' : '') + quote;
  });
}

/** The published manifest. */
function publishable({ layer, name, entryPoints, imported }) {
  const exports = Object.fromEntries(
    entryPoints.map((entryPoint) => {
      const { types, default: built } = manifest.exports[entryPoint];
      return [layer.entryPoints[entryPoint], types ? { types, default: built } : built];
    }),
  );
  const of = (wanted) => Object.fromEntries(imported.filter(wanted).map((other) => [other, rangeOf(other)]));
  const forTests = imported.filter((other) => FOR_TESTS.test(other));
  return {
    name,
    version: manifest.version,
    description: descriptionOf(layer),
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    engines: { node: `>=${OLDEST_NODE[layer.suffix] ?? OLDEST_NODE_ELSEWHERE}` },
    exports: { ...exports, './package.json': './package.json' },
    sideEffects: layer.suffix === '-nest' ? true : layer.suffix === '-react' ? ['**/*.css'] : false,
    files: ['dist', 'README.md', 'CHANGELOG.md', 'LICENSE'],
    dependencies: of((other) => !broughtBySite.test(other) && !FOR_TESTS.test(other)),
    peerDependencies: of((other) => broughtBySite.test(other) || FOR_TESTS.test(other)),
    ...(forTests.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(forTests.map((other) => [other, { optional: true }])),
    }),
  };
}

/**
 * Our libraries refer to each other by file, so that no registry is queried for their names; packed for a private
 * registry (`PACK_FOR=registry`), by version. Other packages get the installed version and compatible ones.
 */
function rangeOf(other) {
  if (other.startsWith('@housebrand/')) {
    const library = other.slice('@housebrand/'.length).replace(/-(react|nest)$/, '');
    const { version } = manifestOf(join(workspaceRoot, 'libs', library));
    if (process.env.PACK_FOR === 'registry') return version;
    return `file:../${library}/${other.slice(1).replace('/', '-')}-${version}.tgz`;
  }
  const version = versions[other];
  if (!version) throw new Error(`${manifest.name} imports ${other}, which the root's package.json does not list.`);
  if (!broughtBySite.test(other)) return `^${version}`;
  // the oldest version that we test (tools/nx/oldest-react.test.mjs), else the major version
  const oldest = versions[`${other}-oldest`]?.split('@').at(-1);
  return `^${oldest ?? `${version.split('.')[0]}.0.0`}`;
}

function descriptionOf(layer) {
  const readme = existsSync(join(folder, 'README.md')) ? readFileSync(join(folder, 'README.md'), 'utf8') : '';
  const first = readme.split('\n\n')[1]?.replaceAll('\n', ' ') ?? manifest.name;
  const what = { '': 'rules and contracts', '-react': 'for React', '-nest': 'for NestJS' }[layer.suffix];
  return `Housebrand, ${what}: ${first}`;
}
