import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { scratchCheckout } from '../testing/scratch-checkout.mjs';

let checkout;

function run(script, ...args) {
  const env = { ...process.env, PATH: `${join(checkout.root, 'node_modules/.bin')}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(checkout.root, script), ...args], { cwd: checkout.root, encoding: 'utf8', env });
  return { status, said: `${stdout}${stderr}` };
}
const passes = (script, ...args) => {
  const { status, said } = run(script, ...args);
  assert.equal(status, 0, said);
  return said;
};
const typechecks = (root) => passes('node_modules/typescript7/bin/tsc', '-p', root);
const lints = (root) => passes('tools/lint/run.mjs', root);
const tests = (root, ...options) => passes('tools/nx/jest.mjs', root, ...options);
const read = (path) => readFileSync(join(checkout.root, path), 'utf8');

describe('generators', { timeout: 300_000 }, () => {
  before(() => {
    checkout = scratchCheckout();
  });
  after(() => checkout.remove());

  describe('domain missions', () => {
    before(() => passes('tools/generators/generate.mjs', 'domain', 'missions', '--no-install'));

    it('writes a library with two configuration files and four doors', () => {
      for (const file of ['package.json', 'tsconfig.json', 'README.md', 'src/core/index.ts', 'src/nest/index.ts', 'src/react/index.ts', 'src/testing/index.ts']) {
        assert.ok(existsSync(join(checkout.root, 'libs/missions', file)), file);
      }
    });
    it('leaves no placeholder', () => assert.doesNotMatch(read('libs/missions/src/nest/missions.service.ts'), /__/));
    it('passes lint', () => lints('libs/missions'));
    it('passes the type check', () => typechecks('libs/missions'));
    it('passes its tests, on a real PostgreSQL and in a browser-like page', () => assert.match(tests('libs/missions'), /Tests: +\d+ passed/));
    it('is known to the API and the portal, which pass type check and lint with it', () => {
      assert.match(read('apps/api/src/domains.ts'), /^ {2}MissionsModule,$/m);
      assert.match(read('apps/api/src/migrations.ts'), /\.\.\.missionsMigrations,[\s\S]*\];/);
      for (const app of ['apps/api', 'apps/portal']) {
        typechecks(app);
        lints(app);
      }
    });
    it('is refused a second time, and with a name that is none', () => {
      assert.match(run('tools/generators/generate.mjs', 'domain', 'missions').said, /exists already/);
      assert.match(run('tools/generators/generate.mjs', 'domain', 'Two-Words').said, /one lower-case word/);
    });
  });

  describe('gateway loyalty-points', () => {
    before(() => passes('tools/generators/generate.mjs', 'gateway', 'loyalty-points', '--system', 'external'));

    it('passes lint in the library and the simulator', () => {
      lints('libs/providers');
      lints('apps/provider-simulator');
    });
    it('passes the type check in the library and the simulator', () => {
      typechecks('libs/providers');
      typechecks('apps/provider-simulator');
    });
    it('passes its tests', () => assert.match(tests('libs/providers', 'loyalty-points'), /Tests: +3 passed/));
    it('is answered by the simulator', () => assert.match(read('apps/provider-simulator/src/wire/wire.module.ts'), /families = \[.*LoyaltyPointsHandlers\]/));
    it('is refused for a system that is none', () => {
      assert.match(run('tools/generators/generate.mjs', 'gateway', 'other', '--system', 'moon').said, /one of memberSystem/);
    });
  });
});
