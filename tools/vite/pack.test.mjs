import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { browserOnly, serverOnly } from '../lint/house.mjs';
import { workspaceRoot } from '../run/lib/workspace.mjs';
import { firstUses } from './first-uses.mjs';
import { foreignProject, installPackages } from './installed-packages.mjs';
import { packAll } from './pack-all.mjs';
import { HANGS_MS } from '../testing/patience.mjs';

const site = foreignProject('site');
/** Names of all our packages, such as `@housebrand/wallet-react`. */
let packages = [];

const run = (program, args, options = {}) => spawnSync(program, args, { cwd: site, encoding: 'utf8', ...options });
const outputOf = ({ stdout, stderr, error }) => `${error?.message ?? ''}${stdout}${stderr}`;

describe('packed libraries', { timeout: HANGS_MS }, () => {
  before(() => {
    packAll();
    packages = installPackages(site);
    for (const library of readdirSync(join(workspaceRoot, 'libs')))
      assert.ok(
        globSync(`dist/packages/${library}/*.tgz`, { cwd: workspaceRoot }).length > 0,
        `no tarball of ${library}`,
      );
    writeFileSync(join(site, 'package.json'), '{ "type": "module" }');
  });
  after(() => rmSync(site, { recursive: true, force: true }));

  it('contains no sources, refers to nothing in the workspace, and needs no registry', () => {
    for (const name of packages) {
      const place = join(site, 'node_modules', name);
      const manifest = manifestOf(name);
      assert.equal(manifest.name, name);
      assert.deepEqual(globSync(['src/**', '**/*.map'], { cwd: place }), []);
      assert.ok(!JSON.stringify(manifest.exports).includes('@housebrand/source'));
      assert.ok(manifest.description && manifest.engines && globSync('LICENSE', { cwd: place }).length === 1, name);
      const wanted = { ...manifest.dependencies, ...manifest.peerDependencies };
      for (const [other, range] of Object.entries(wanted)) {
        if (other.startsWith('@housebrand/'))
          assert.match(range, /^file:\.\.\/[a-z]+\/housebrand-[a-z-]+-[\d.]+\.tgz$/);
        else assert.match(range, /^\^\d/, `${name} wants ${other} ${range}`);
      }
      const optional = Object.keys(manifest.peerDependenciesMeta ?? {});
      assert.deepEqual(
        optional.filter((other) => !/^(@jest|@testing-library)\//.test(other)),
        [],
        `${name} marks a required package as optional`,
      );
    }
  });

  it('brings no server code to browsers and no browser code to servers', () => {
    const wanted = (name, seen = new Set()) => {
      const { dependencies, peerDependencies } = manifestOf(name);
      for (const other of Object.keys({ ...dependencies, ...peerDependencies })) {
        if (seen.has(other)) continue;
        seen.add(other);
        if (other.startsWith('@housebrand/')) wanted(other, seen);
      }
      return [...seen];
    };
    const matches = (name) => (pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
    const of = (suffix) => packages.filter((name) => name.endsWith(suffix)).flatMap((name) => wanted(name));
    assert.deepEqual(
      of('-react').filter((name) => serverOnly.some(matches(name))),
      [],
    );
    assert.deepEqual(
      of('-nest').filter((name) => browserOnly.some(matches(name)) || /express/.test(name)),
      [],
    );
  });

  it('runs in Node: every core and every server entry point', () => {
    const entryPoints = packages.filter((name) => !name.endsWith('-react') && entryPointsOf(name).includes('.'));
    const script = `${entryPoints.map((entryPoint) => `await import('${entryPoint}');`).join('\n')}
      const { satangFromBaht } = await import('@housebrand/shared');
      if (satangFromBaht('12345.67') !== 1234567n) throw new Error('money is wrong');`;
    const result = run(process.execPath, ['--import', 'reflect-metadata', '--input-type=module', '--eval', script]);
    assert.equal(result.status, 0, outputOf(result));
  });

  it('says on an older Node which one a server layer needs', () => {
    const older = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' })`;
    for (const name of packages.filter((one) => one.endsWith('-nest'))) {
      const start = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, '--input-type=module'];
      const result = run(process.execPath, [...start, '--eval', `await import('${name}')`]);
      assert.match(outputOf(result), new RegExp(`${name} needs Node 22\\.19 or newer\\. This is Node 20\\.20\\.2\\.`));
      assert.deepEqual(manifestOf(name).engines, { node: '>=22.19' });
    }
  });

  it("passes the site's type check", () => {
    const entryPoints = packages.flatMap((name) =>
      entryPointsOf(name)
        .filter((entryPoint) => !/\.(json|css)$/.test(entryPoint))
        .map((entryPoint) => name + entryPoint.slice(1)),
    );
    writeFileSync(
      join(site, 'site.ts'),
      `${entryPoints.map((entryPoint, index) => `import * as door${index} from '${entryPoint}';`).join('\n')}\nexport const doors = [${entryPoints.map((_, index) => `door${index}`).join(', ')}];\n`,
    );
    for (const [name, resolution] of Object.entries({
      bundler: { module: 'ESNext', moduleResolution: 'bundler' },
      node: { module: 'NodeNext', moduleResolution: 'NodeNext' },
    })) {
      const compilerOptions = {
        ...resolution,
        target: 'ES2023',
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        types: [],
        jsx: 'react-jsx',
        experimentalDecorators: true,
      };
      writeFileSync(join(site, `tsconfig.${name}.json`), JSON.stringify({ compilerOptions, files: ['site.ts'] }));
      const result = run(process.execPath, [
        join(workspaceRoot, 'node_modules/typescript7/bin/tsc'),
        '-p',
        `tsconfig.${name}.json`,
      ]);
      const ours = outputOf(result)
        .split('\n')
        .filter((line) => /^(site\.ts|.*@housebrand\/)/.test(line));
      assert.deepEqual(ours, [], `as ${name} resolves`);
    }
  });

  it('renders without a browser: every React entry point', () => {
    const entryPoints = packages.filter((name) => name.endsWith('-react'));
    const rendered = ssr(
      'server.js',
      `${entryPoints.map((entryPoint, index) => `import * as door${index} from '${entryPoint}';`).join('\n')}
      import { Button, FormBox, Rail } from '@housebrand/shared-react';
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      console.log([${entryPoints.map((_, index) => `door${index}`).join(', ')}].length);
      const form = { ref: { current: null }, isBusy: false, failure: null, submit() {} };
      const rendered = createElement(FormBox, { form, actions: createElement(Button, null, 'send') }, createElement(Rail, null, 'one'));
      console.log(renderToString(rendered));`,
    );
    assert.match(rendered, new RegExp(`^${entryPoints.length}\n<form[^]+<button[^]+send`));
  });

  it('type-checks and runs the first use of every README', () => {
    const uses = firstUses();
    const folder = join(site, 'first-use');
    mkdirSync(folder, { recursive: true });
    for (const { file, text } of uses) writeFileSync(join(folder, file), text);
    for (const library of readdirSync(join(workspaceRoot, 'libs')))
      assert.ok(
        uses.some(({ library: used }) => used === library),
        `the README of ${library} shows no first use`,
      );
    const compilerOptions = {
      target: 'ES2023',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib: ['ES2024', 'DOM'],
      types: [],
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      outDir: '../first-used',
      rootDir: '.',
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const checked = run(process.execPath, [join(workspaceRoot, 'node_modules/typescript7/bin/tsc'), '-p', folder]);
    assert.equal(checked.status, 0, outputOf(checked));

    const alone = uses.filter(({ isAlone }) => isAlone).map(({ file }) => file);
    const onServers = alone.filter((file) => file.endsWith('.ts'));
    const script = `const uses = await Promise.all(${JSON.stringify(onServers)}.map((file) => import('./first-used/' + file.replace('.ts', '.js'))));
      const mounted = uses.flatMap((use) => Object.values(use));
      if (!mounted.every(({ module }) => typeof module === 'function')) throw new Error('a domain is not mounted');
      console.log(mounted.length);`;
    const ran = run(process.execPath, ['--import', 'reflect-metadata', '--input-type=module', '--eval', script]);
    assert.equal(ran.status, 0, outputOf(ran));
    assert.match(ran.stdout, new RegExp(`\n${mountableDomains().length}\n$`));

    const inBrowsers = alone.filter((file) => file.endsWith('.tsx'));
    const rendered = ssr(
      'first-uses.js',
      `${inBrowsers.map((file, at) => `import { Site as site${at} } from './first-use/${file}';`).join('\n')}
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      for (const site of [${inBrowsers.map((_, at) => `site${at}`).join(', ')}]) console.log(typeof renderToString(createElement(site)));`,
    );
    assert.equal(rendered, 'string\n'.repeat(inBrowsers.length));
  });

  it('bundles for the browser with all styles', () => {
    writeFileSync(
      join(site, 'index.html'),
      '<!doctype html><html><head></head><body><script type="module" src="/main.js"></script></body></html>',
    );
    const entryPoints = packages.filter((name) => name.endsWith('-react'));
    writeFileSync(
      join(site, 'main.js'),
      `${entryPoints.map((entryPoint, index) => `import * as door${index} from '${entryPoint}';`).join('\n')}\nconsole.log(${entryPoints.map((_, index) => `door${index}`).join(', ')});\n`,
    );
    const result = run(process.execPath, [
      join(workspaceRoot, 'node_modules/vite/bin/vite.js'),
      'build',
      '--logLevel',
      'warn',
    ]);
    assert.equal(result.status, 0, outputOf(result));
    assert.ok(globSync('dist/assets/*.css', { cwd: site }).length > 0, 'the bundle has no style sheet');
  });
});

/** Bundles a program for a server without styles and runs it. @returns {string} its output */
function ssr(file, text) {
  writeFileSync(join(site, file), text);
  writeFileSync(join(site, 'vite.server.config.mjs'), 'export default { ssr: { noExternal: true } };');
  const build = ['build', '--config', 'vite.server.config.mjs', '--ssr', file, '--outDir', 'drawn'];
  const built = run(process.execPath, [join(workspaceRoot, 'node_modules/vite/bin/vite.js'), ...build]);
  assert.equal(built.status, 0, outputOf(built));
  const result = run(process.execPath, [join('drawn', file)], { env: { ...process.env, NODE_ENV: 'production' } });
  assert.equal(result.status, 0, outputOf(result));
  return result.stdout;
}

/** Modules that another NestJS application can mount. */
const mountableDomains = () =>
  globSync('libs/*/src/nest/*.module.ts', { cwd: workspaceRoot }).filter(
    (file) =>
      !file.startsWith('libs/shared/') &&
      readFileSync(join(workspaceRoot, file), 'utf8').includes('static forRootAsync('),
  );

const manifestOf = (name) => JSON.parse(readFileSync(join(site, 'node_modules', name, 'package.json'), 'utf8'));
const entryPointsOf = (name) => Object.keys(manifestOf(name).exports);
