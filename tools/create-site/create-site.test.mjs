import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { packAll } from '../vite/pack-all.mjs';
import { createSite } from './create.mjs';

const outside = mkdtempSync(join(tmpdir(), 'housebrand-site-'));
const folder = join(outside, 'river');
const run = (program, args, options = {}) => spawnSync(program, args, { cwd: folder, encoding: 'utf8', ...options });
const passes = ({ status, stdout, stderr, error }) => assert.equal(status, 0, `${error ?? ''}${stdout}${stderr}`);
const bin = (path) => [join(folder, 'node_modules', path)];

describe('a site made from the packages, outside of the checkout', { timeout: 600_000 }, () => {
  before(() => {
    packAll();
    createSite({ folder, prefix: 'MTO', name: 'River House', language: 'en' });
    passes(run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']));
  });
  after(() => rmSync(outside, { recursive: true, force: true }));

  it('is refused where there is something already', () => {
    assert.throws(() => createSite({ folder, prefix: 'MTO', name: 'x' }), /is there already/);
    assert.throws(() => createSite({ folder: `${folder}2`, prefix: 'mto?', name: 'x' }), /--prefix/);
  });

  it('installs one React and nothing of a server', () => {
    assert.deepEqual(globSync('node_modules/**/node_modules/react', { cwd: folder }), []);
    for (const name of ['pg', 'ioredis', 'undici', 'axios', '@nestjs/common', 'fastify'])
      assert.ok(!existsSync(join(folder, 'node_modules', name)), `${name} was installed`);
    const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
    const resolved = [
      ...lock.matchAll(/"node_modules\/(@housebrand\/[^"]+)": \{\s*"version": "[^"]+",\s*"resolved": "([^"]+)"/g),
    ];
    assert.ok(resolved.length >= 15);
    for (const [, name, from] of resolved) assert.match(from, /^file:/, `${name} came from ${from}`);
  });

  it('passes its type check, with every declaration looked at', () => {
    passes(run(process.execPath, [...bin('typescript/bin/tsc'), '-p', '.']));
  });

  it('builds', () => {
    passes(run(process.execPath, [...bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn']));
    assert.match(readFileSync(join(folder, 'dist/index.html'), 'utf8'), /<title>River House<\/title>/);
  });
});
