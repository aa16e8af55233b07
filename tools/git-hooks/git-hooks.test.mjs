import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { subjectProblems } from './check-subject.mjs';
import { installHooks } from './install.mjs';

const root = mkdtempSync(join(tmpdir(), 'housebrand-hooks-'));
after(() => rmSync(root, { recursive: true, force: true }));
/** Without the developer's settings, and outside of any repository that encloses the folder. */
const env = {
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  HOME: root,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CEILING_DIRECTORIES: root,
};
const run = (cwd, ...args) => execFileSync('git', args, { cwd, env, encoding: 'utf8' }).trim();
const settingOf = (folder) =>
  spawnSync('git', ['config', '--get', 'core.hooksPath'], { cwd: folder, env, encoding: 'utf8' }).stdout.trim();

function folder(name, isRepository = true) {
  const path = join(root, name);
  mkdirSync(path);
  cpSync(import.meta.dirname, join(path, 'tools/git-hooks'), { recursive: true });
  if (isRepository) run(path, 'init', '-q');
  return path;
}

describe('subject of a commit', () => {
  for (const subject of [
    'feat(wallet): add gifts',
    'fix!: refuse unknown states',
    'style: format the files',
    'Merge branch a',
    `docs: ${'a'.repeat(66)}`,
  ])
    it(`accepts '${subject}'`, () => assert.deepEqual(subjectProblems(`${subject}\n\nBody.\n`), []));
  for (const subject of ['', 'add gifts', 'feature(wallet): add gifts', 'feat(wallet):', `docs: ${'a'.repeat(67)}`])
    it(`rejects '${subject}'`, () => assert.equal(subjectProblems(`${subject}\n\nBody.\n`).length, 1));
  it('ignores comments before the subject', () => assert.deepEqual(subjectProblems('# help\nfix: refuse'), []));
});

describe('installation of the hooks', () => {
  it('makes Git reject a bad subject', () => {
    const path = folder('fresh');
    assert.equal(installHooks(path, env), true);
    assert.equal(settingOf(path), 'tools/git-hooks');
    writeFileSync(join(path, 'a.txt'), 'a');
    run(path, 'add', 'a.txt');
    const commit = (subject) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', subject], {
        cwd: path,
        env,
        encoding: 'utf8',
      });
    const refused = commit('added a file');
    assert.notEqual(refused.status, 0);
    assert.match(refused.stderr, /type\(scope\): subject/);
    assert.equal(commit('feat: add a file').status, 0);
  });
  it('keeps a path that the developer has set', () => {
    const path = folder('own');
    run(path, 'config', 'core.hooksPath', '.mine');
    assert.equal(installHooks(path, env), false);
    assert.equal(settingOf(path), '.mine');
  });
  it('does nothing in CI', () => {
    const path = folder('ci');
    assert.equal(installHooks(path, { ...env, CI: 'true' }), false);
    assert.equal(settingOf(path), '');
  });
  it('does nothing outside of a repository, below its root, and without Git', () => {
    const path = folder('repository');
    assert.equal(installHooks(folder('plain', false), env), false);
    assert.equal(installHooks(join(path, 'tools'), env), false);
    assert.equal(installHooks(path, { ...env, PATH: join(root, 'none') }), false);
    assert.equal(settingOf(path), '');
  });
  it('never fails as a program', () => {
    const path = folder('program', false);
    const script = join(path, 'tools/git-hooks/install.mjs');
    assert.equal(spawnSync(process.execPath, [script], { env }).status, 0);
  });
});
