import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import ts from 'typescript';
import { scratchCheckout } from '../testing/scratch-checkout.mjs';
import { platformNote } from './lib/platform.mjs';
import { inWorkspace } from './lib/workspace.mjs';

const { scripts } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8'));
/** npm runs `prepare` during the installation, when no other Node is installed yet. */
const { prepare: _duringInstallation, ...byPeople } = scripts;
const SCRIPTS = [
  ...new Set(
    Object.values(byPeople)
      .map((line) => /^node (\S+\.mjs)/.exec(line)?.[1])
      .filter(Boolean),
  ),
  'tools/lint/run.mjs',
  'tools/nx/jest.mjs',
  'tools/run/build.mjs',
  'tools/run/generated.mjs',
  'tools/testing/behind-pgbouncer.mjs',
];
/** Names of `node:fs` that Node 20 does not export: a module that imports them does not load there. */
const NEWER_THAN_NODE_20 = ['glob', 'globSync'];

const importsOf = (file) =>
  ts
    .createSourceFile(file, readFileSync(inWorkspace(file), 'utf8'), ts.ScriptTarget.Latest)
    .statements.filter((one) => (ts.isImportDeclaration(one) || ts.isExportDeclaration(one)) && one.moduleSpecifier)
    .map(({ moduleSpecifier, importClause }) => ({
      from: moduleSpecifier.text,
      names: importClause?.namedBindings?.elements?.map(({ name, propertyName }) => (propertyName ?? name).text) ?? [],
    }));

/** What a script, or a module that loads with it, imports although only Node 24 or an installation has it. */
function tooEarly(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(file).flatMap(({ from, names }) => {
    if (from.startsWith('.')) return tooEarly(join(dirname(file), from), seen);
    const isBuiltIn = builtinModules.includes(from.replace(/^node:/, ''));
    const isTooNew = names.some((name) => NEWER_THAN_NODE_20.includes(name));
    return isBuiltIn && !isTooNew ? [] : [`${file} imports ${from}`];
  });
}

describe('scripts that people run', () => {
  for (const script of SCRIPTS)
    it(`hands over to the pinned Node and loads on Node 20 without packages: ${script}`, () => {
      assert.match(readFileSync(inWorkspace(script), 'utf8'), /^await command\(\s*import\.meta\.url,/m);
      assert.deepEqual(tooEarly(script), []);
    });
});

describe('note about the platform', () => {
  const note = (given) => platformNote({ platform: 'win32-x64', node: 'v24.9.0', ...given });

  it('is missing where npm has Node and PostgreSQL', () => {
    assert.equal(note({ hasNode: true, hasPostgres: true, databaseUrl: 'postgresql://host/name' }), null);
    assert.equal(note({ hasNode: true, hasPostgres: true }), null);
  });

  it("names the machine's own Node and database where npm has none", () => {
    assert.equal(
      note({ hasNode: false, hasPostgres: false, databaseUrl: 'postgresql://host/name' }),
      'npm has no Node 24 and no PostgreSQL for win32-x64, so this start uses your own Node v24.9.0 and the database of DATABASE_URL.',
    );
    assert.equal(
      note({ hasNode: false, hasPostgres: true }),
      'npm has no Node 24 for win32-x64, so this start uses your own Node v24.9.0.',
    );
  });
});

describe('command', () => {
  let root;
  let checkout;
  const at = (path) => join(root, path);
  /** Another Node than the one that runs this test. */
  const pinned = 'node_modules/node-pinned/bin/node';
  const probe = (node, ...args) => spawnSync(node, [at('tools/run/probe.mjs'), ...args], { encoding: 'utf8' });

  before(() => {
    checkout = scratchCheckout({ filter: (path) => /^(tools\/run\/lib\/|package-lock\.json$)/.test(path) });
    root = checkout.root;
    rmSync(at('node_modules/.bin'));
    for (const folder of ['node_modules/.bin', dirname(pinned)]) mkdirSync(at(folder), { recursive: true });
    copyFileSync(process.execPath, at(pinned));
    writeFileSync(at('node_modules/node-pinned/package.json'), JSON.stringify({ version: '24.99.0' }));
    symlinkSync('../node-pinned/bin/node', at('node_modules/.bin/node'));
    writeFileSync(
      at('tools/run/probe.mjs'),
      `import { command } from './lib/command.mjs';
      const main = () => {
        console.log([process.execPath, ...process.argv.slice(2)].join(' '));
        process.exitCode = 3;
      };
      await command(import.meta.url, main, { installs: false });`,
    );
  });
  after(() => checkout.remove());

  it('continues with the pinned Node, says so in one sentence, and forwards arguments and exit code', () => {
    const { stdout, stderr, status } = probe(process.execPath, 'one', '--two');
    assert.equal(stdout, `${at(pinned)} one --two\n`);
    assert.equal(
      stderr,
      `This is Node ${process.version}; the command continues with this checkout's Node v24.99.0.\n`,
    );
    assert.equal(status, 3);
  });

  it('says nothing under the pinned Node', () => {
    const { stdout, stderr } = probe(at(pinned));
    assert.equal(stdout, `${at(pinned)}\n`);
    assert.equal(stderr, '');
  });

  it('uses the installed Node on a machine for which npm has no Node', () => {
    rmSync(at('node_modules/.bin/node'));
    assert.equal(probe(process.execPath).stdout, `${process.execPath}\n`);
  });

  it('names the missing installation', () => {
    rmSync(at('node_modules'), { recursive: true });
    assert.ok(!existsSync(at('node_modules')));
    const { stderr, status } = probe(process.execPath);
    assert.equal(stderr, '\nThe packages are not installed. Run: npm install\n');
    assert.equal(status, 1);
  });
});
