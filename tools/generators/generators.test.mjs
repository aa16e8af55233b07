import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { scratchCheckout } from '../testing/scratch-checkout.mjs';
import { HANGS_MS } from '../testing/patience.mjs';

let checkout;
/** Time when the checkout was copied; later files are generated. */
let copiedAt;

function run(script, args = []) {
  const env = { ...process.env, PATH: `${join(checkout.root, 'node_modules/.bin')}:${process.env.PATH}` };
  const options = { cwd: checkout.root, env, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(checkout.root, script), ...args], options, (error, stdout, stderr) =>
      resolve({ status: error ? (error.code ?? 1) : 0, said: `${stdout}${stderr}` }),
    );
  });
}
async function passes(...what) {
  const { status, said } = await run(...what);
  assert.equal(status, 0, said);
  return said;
}
const generate = (...args) => passes('tools/generators/generate.mjs', [...args, '--no-install']);
async function isRefused(words, ...args) {
  const { status, said } = await run('tools/generators/generate.mjs', args);
  assert.notEqual(status, 0);
  assert.match(said, words);
}
/** Lints the generated and changed files; the project's own lint covers the others. */
function lints(root) {
  const files = globSync(`${root}/src/**/*.{ts,tsx}`, { cwd: checkout.root }).filter(
    (file) => statSync(join(checkout.root, file)).mtimeMs > copiedAt,
  );
  assert.ok(files.length > 0, `nothing was generated in ${root}`);
  return passes('tools/lint/run.mjs', [root, ...files]);
}
const tests = (root, ...options) => passes('tools/nx/jest.mjs', [root, ...options]);
const read = (path) => readFileSync(join(checkout.root, path), 'utf8');

/** Every generator with every option, in one checkout. */
const MADE = [
  ['domain', 'missions'],
  ['call', 'missions', 'claim-prize', '--method', 'post', '--idempotent'],
  ['call', 'missions', 'open-list', '--public', '--paged'],
  ['call', 'missions', 'member-state', '--agent-key'],
  ['table', 'missions', 'prize-entry', '--append-only'],
  ['table', 'quests', 'send-gift'],
  ['table', 'wallet', 'coupon-use'],
  ['screen', 'missions', 'missions', '--call', 'member-state'],
  ['screen', 'missions', 'missions/:id/rules'],
  ['gateway', 'loyalty-points'],
  ['call', 'wallet', 'vault-condition', '--provider', 'balance', '--wire', 'GET /frontend/vault/condition'],
  ['call', 'wallet', 'vault-history', '--paged', '--provider', 'loyalty-points'],
  ['call', 'wallet', 'gift-box', '--agent-key', '--provider', 'loyalty-points'],
  [
    'call',
    'wallet',
    'shop-front',
    '--public',
    '--provider',
    'loyalty-points',
    '--wire',
    'POST /frontend/shop/{prefix}',
  ],
  ['screen', 'wallet', 'vault/history', '--call', 'vault-history', '--th', 'ประวัติห้องนิรภัย'],
];

describe('generators', { timeout: HANGS_MS, concurrency: 2 }, () => {
  before(async () => {
    checkout = scratchCheckout();
    copiedAt = Date.now();
    for (const args of MADE) await generate(...args);
  });
  after(() => checkout.remove());

  it('generates a domain with its entry points and no placeholder page', () => {
    const entryPoints = ['core', 'nest', 'react'].map((face) => `src/${face}/index.ts`);
    for (const file of ['package.json', 'tsconfig.json', 'README.md', ...entryPoints])
      assert.ok(existsSync(join(checkout.root, 'libs/missions', file)), file);
    assert.match(read('apps/api/src/domains.ts'), /^ {2}missions,$/m);
    assert.match(read('libs/missions/src/core/pages.ts'), /path: 'missions\/:id\/rules', title: 'missionsRules'/);
  });

  it('fills all placeholders, registers a first table, and continues the migration numbers', () => {
    const migrations = 'libs/quests/src/nest/migrations';
    const files = readdirSync(join(checkout.root, migrations)).filter((file) => /^\d{4}-/.test(file));
    assert.deepEqual(files.sort(), ['0001-baseline', '0002-send-gift.sql', '0002-send-gift.ts']);
    for (const file of files.slice(1)) assert.doesNotMatch(read(`${migrations}/${file}`), /__/);
    assert.match(read(`${migrations}/index.ts`), /= \[baseline, questsRights, sendGift\]/);
    assert.match(read('libs/wallet/src/nest/wallet.domain.ts'), /migrations: walletMigrations/);
  });

  it('marks a provider call as an extension if the specification does not list it', () => {
    assert.match(
      read('libs/providers/src/core/balance/balance.schemas.ts'),
      /path: '\/frontend\/vault\/condition',\s+auth: 'bearer',\s+extension: true/,
    );
    assert.match(
      read('libs/providers/src/core/loyalty-points/loyalty-points.schemas.ts'),
      /path: '\/frontend\/vault-history',\s+auth: 'bearer',\s+extension: true/,
    );
  });

  it('leaves a checkout that type-checks', async () => {
    const config = { extends: './tsconfig.base.json', include: ['libs/*/src', 'apps/*/src'] };
    writeFileSync(join(checkout.root, 'tsconfig.whole.json'), JSON.stringify(config));
    await passes('tools/run/generated.mjs', []);
    await passes('node_modules/typescript7/bin/tsc', ['-p', 'tsconfig.whole.json']);
  });

  for (const root of ['missions', 'quests', 'wallet', 'providers'].map((name) => `libs/${name}`))
    it(`leaves ${root} without lint problems`, () => lints(root));
  for (const root of ['portal', 'api', 'provider-simulator'].map((name) => `apps/${name}`))
    it(`leaves ${root} without lint problems`, () => lints(root));

  it('generates passing specs: HTTP, PostgreSQL, and screens in jsdom', async () => {
    assert.match(await tests('libs/missions'), /Tests: +\d+ passed/);
    await tests('libs/quests', 'send-gift');
    await tests('libs/wallet', 'vault-history.spec', 'coupon-use');
  });

  it('generates passing specs against the simulator, which serves the new calls', async () => {
    await passes('node_modules/vite/bin/vite.js', ['build', 'apps/provider-simulator', '--logLevel', 'warn']);
    assert.match(
      await tests('libs/wallet', '(vault-condition|vault-history|gift-box|shop-front).sim'),
      /Tests: +\d+ passed/,
    );
  });

  it('generates provider calls that pass the contract tests', async () => {
    const said = await tests('libs/providers', 'core', 'examples', '--verbose');
    assert.match(said, /✓ sends gamePlatform\.vaultCondition as agreed and parses the reply/);
    assert.match(said, /✓ marks external\.loyaltyPointsStatus as an extension/);
  });

  it('generates pages, calls and tables that pass the checks of portal and API', async () => {
    await tests('apps/portal', 'routes');
    const said = await tests(
      'apps/api',
      'messages',
      'pages',
      'document',
      'tenancy',
      'schema',
      'rights',
      'isolation',
      '--verbose',
    );
    assert.match(said, /✓ opens \/MTO\/vault\/history with its title/);
    assert.match(said, /✓ contains the operations that use the provider call gamePlatform\.vaultHistory/);
  });

  it('rejects existing names and invalid names', async () => {
    await isRefused(/libs\/missions already exists/, 'domain', 'missions');
    await isRefused(/not one lower-case word/, 'domain', 'Two-Words');
    await isRefused(/has a claimPrizeAddress already/, 'call', 'missions', 'claim-prize');
    await isRefused(/already has a table send_gift/, 'table', 'quests', 'send-gift');
    await isRefused(/already has the page 'vault\/history'/, 'screen', 'wallet', 'vault/history');
    await isRefused(/The gateway loyalty-points already exists/, 'gateway', 'loyalty-points');
    await isRefused(
      /balance\.schemas\.ts already has a call vaultCondition/,
      'call',
      'quests',
      'vault-condition',
      '--provider',
      'site',
    );
  });

  it('rejects impossible requests without writing anything', async () => {
    await isRefused(/nowhere is not a domain/, 'call', 'nowhere', 'some-call');
    await isRefused(/shared is not a domain/, 'table', 'shared', 'some-table');
    await isRefused(/not lower-case words/, 'call', 'wallet', 'someCall');
    await isRefused(/one of memberSystem/, 'gateway', 'other', '--system', 'moon');
    await isRefused(/generate -- gateway nothing/, 'call', 'wallet', 'coupon-list', '--provider', 'nothing');
    await isRefused(/generate -- call wallet coupon-list/, 'screen', 'wallet', 'coupons', '--call', 'coupon-list');
    await isRefused(/is not a GET call/, 'screen', 'missions', 'prize', '--call', 'claim-prize');
    await isRefused(
      /made with a member's session/,
      'call',
      'wallet',
      'bank',
      '--public',
      '--provider',
      'site',
      '--wire',
      'GET /frontend/trueMoney',
    );
    await isRefused(/Unknown option/, 'table', 'wallet', 'coupon', '--append');
    assert.doesNotMatch(read('libs/wallet/src/core/contracts.ts'), /CouponList|Bank/);
  });
});
