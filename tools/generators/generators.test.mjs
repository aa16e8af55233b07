import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { HANGS_MS } from '../testing/patience.mjs';
import { GeneratedCheckout } from './checkout.mjs';

let checkout;

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
    checkout = new GeneratedCheckout();
    for (const args of MADE) await checkout.generate(...args);
  });
  after(() => checkout.remove());

  it('generates a domain with its entry points and no placeholder page', () => {
    const entryPoints = ['core', 'nest', 'react'].map((face) => `src/${face}/index.ts`);
    for (const file of ['package.json', 'tsconfig.json', 'README.md', ...entryPoints])
      assert.ok(existsSync(join(checkout.root, 'libs/missions', file)), file);
    const [made, quests] = ['missions', 'quests'].map((name) => JSON.parse(checkout.read(`libs/${name}/package.json`)));
    assert.deepEqual(made.sideEffects, quests.sideEffects);
    assert.match(checkout.read('apps/api/src/domains.ts'), /^ {2}missions,$/m);
    assert.match(
      checkout.read('libs/missions/src/core/pages.ts'),
      /path: 'missions\/:id\/rules', title: 'missionsRules'/,
    );
  });

  it('declares a reply once, as a schema with a type of the same name, without a class', () => {
    const core = 'libs/missions/src/core';
    const contracts = checkout.read(`${core}/contracts.ts`);
    for (const Name of ['ClaimPrize', 'OpenList', 'MemberState']) {
      assert.match(contracts, new RegExp(`^export const ${Name} = z$`, 'm'));
      assert.match(contracts, new RegExp(`^ {2}\\.meta\\(\\{ id: '${Name}Dto' \\}\\);$`, 'm'));
      assert.match(contracts, new RegExp(`^export type ${Name} = z\\.infer<typeof ${Name}>;$`, 'm'));
    }
    assert.match(checkout.read('libs/missions/src/nest/member-state.controller.ts'), /@ApiEnvelope\(MemberState, /);
    assert.match(checkout.read('libs/missions/src/nest/open-list.controller.ts'), /@ApiPage\(OpenList, /);
    assert.deepEqual(globSync('libs/missions/src/nest/dto/*', { cwd: checkout.root }), [
      'libs/missions/src/nest/dto/open-list.dto.ts',
    ]);
    assert.doesNotMatch(checkout.read('libs/missions/src/nest/dto/open-list.dto.ts'), /OpenListDto/);
  });

  it('adds the entry point of the contracts with the first call, and exports only types from the core', () => {
    const { exports, dependencies } = JSON.parse(checkout.read('libs/missions/package.json'));
    assert.deepEqual(Object.keys(exports), ['.', './contracts', './nest', './react']);
    const quests = JSON.parse(checkout.read('libs/quests/package.json'));
    assert.deepEqual(exports['./contracts'], quests.exports['./contracts']);
    assert.equal(dependencies.zod, quests.dependencies.zod);
    const exported = checkout.read('libs/missions/src/core/index.ts').match(/^.*'\.\/contracts';$/gm);
    assert.deepEqual(exported, ["export type * from './contracts';"]);
    assert.match(checkout.read('libs/missions/README.md'), /^\| `@housebrand\/missions\/contracts` +\| schemas/m);
  });

  it('adds a file to the folder of contracts of a domain that has one', () => {
    const core = 'libs/wallet/src/core';
    assert.match(checkout.read(`${core}/contracts/vault-history.ts`), /^export const VaultHistory = z$/m);
    assert.match(checkout.read(`${core}/contracts.ts`), /^export \* from '\.\/contracts\/vault-history';$/m);
    assert.doesNotMatch(checkout.read(`${core}/contracts.ts`), /zod/);
  });

  it('fills all placeholders, registers a first table, and continues the migration numbers', () => {
    const migrations = 'libs/quests/src/nest/migrations';
    const files = readdirSync(join(checkout.root, migrations)).filter((file) => /^\d{4}-/.test(file));
    assert.deepEqual(files.sort(), ['0001-baseline', '0002-send-gift.sql', '0002-send-gift.ts']);
    for (const file of files.slice(1)) assert.doesNotMatch(checkout.read(`${migrations}/${file}`), /__/);
    assert.match(checkout.read(`${migrations}/index.ts`), /= \[baseline, questsRights, sendGift\]/);
    assert.match(checkout.read('libs/wallet/src/nest/wallet.domain.ts'), /migrations: walletMigrations/);
  });

  it('marks a provider call as an extension if the specification does not list it', () => {
    assert.match(
      checkout.read('libs/providers/src/core/balance/balance.schemas.ts'),
      /path: '\/frontend\/vault\/condition',\s+auth: 'bearer',\s+extension: true/,
    );
    assert.match(
      checkout.read('libs/providers/src/core/loyalty-points/loyalty-points.schemas.ts'),
      /path: '\/frontend\/vault-history',\s+auth: 'bearer',\s+extension: true/,
    );
  });

  it('leaves a checkout that type-checks', () => checkout.typechecks());

  for (const root of ['missions', 'quests', 'wallet', 'providers'].map((name) => `libs/${name}`))
    it(`leaves ${root} without lint problems`, () => checkout.lints(root));
  for (const root of ['portal', 'api', 'provider-simulator'].map((name) => `apps/${name}`))
    it(`leaves ${root} without lint problems`, () => checkout.lints(root));

  it('generates passing specs: HTTP, PostgreSQL, and screens in jsdom', async () => {
    assert.match(await checkout.tests('libs/missions'), /Tests: +\d+ passed/);
    await checkout.tests('libs/quests', 'send-gift');
    await checkout.tests('libs/wallet', 'vault-history.spec', 'coupon-use');
  });

  it('generates passing specs against the simulator, which serves the new calls', async () => {
    await checkout.passes(['node_modules/vite/bin/vite.js', 'build', 'apps/provider-simulator', '--logLevel', 'warn']);
    assert.match(
      await checkout.tests('libs/wallet', '(vault-condition|vault-history|gift-box|shop-front).sim'),
      /Tests: +\d+ passed/,
    );
  });

  it('generates provider calls that pass the contract tests', async () => {
    const said = await checkout.tests('libs/providers', 'core', 'examples', '--verbose');
    assert.match(said, /✓ sends gamePlatform\.vaultCondition as agreed and parses the reply/);
    assert.match(said, /✓ marks external\.loyaltyPointsStatus as an extension/);
  });

  it('generates pages, calls and tables that pass the checks of portal and API', async () => {
    await checkout.tests('apps/portal', 'routes');
    const said = await checkout.tests(
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
    await checkout.refuses(/libs\/missions already exists/, 'domain', 'missions');
    await checkout.refuses(/not one lower-case word/, 'domain', 'Two-Words');
    await checkout.refuses(/has a claimPrizeAddress already/, 'call', 'missions', 'claim-prize');
    await checkout.refuses(/already has a table send_gift/, 'table', 'quests', 'send-gift');
    await checkout.refuses(/already has the page 'vault\/history'/, 'screen', 'wallet', 'vault/history');
    await checkout.refuses(/The gateway loyalty-points already exists/, 'gateway', 'loyalty-points');
    await checkout.refuses(
      /balance\.schemas\.ts already has a call vaultCondition/,
      'call',
      'quests',
      'vault-condition',
      '--provider',
      'site',
    );
  });

  it('rejects impossible requests without writing anything', async () => {
    await checkout.refuses(/nowhere is not a domain/, 'call', 'nowhere', 'some-call');
    await checkout.refuses(/shared is not a domain/, 'table', 'shared', 'some-table');
    await checkout.refuses(/not lower-case words/, 'call', 'wallet', 'someCall');
    await checkout.refuses(/one of memberSystem/, 'gateway', 'other', '--system', 'moon');
    await checkout.refuses(/generate -- gateway nothing/, 'call', 'wallet', 'coupon-list', '--provider', 'nothing');
    await checkout.refuses(
      /generate -- call wallet coupon-list/,
      'screen',
      'wallet',
      'coupons',
      '--call',
      'coupon-list',
    );
    await checkout.refuses(/is not a GET call/, 'screen', 'missions', 'prize', '--call', 'claim-prize');
    await checkout.refuses(
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
    await checkout.refuses(/Unknown option/, 'table', 'wallet', 'coupon', '--append');
    assert.doesNotMatch(checkout.read('libs/wallet/src/core/contracts.ts'), /coupon-list|bank/i);
    assert.doesNotMatch(checkout.read('libs/wallet/src/core/addresses.ts'), /couponListAddress|bankAddress/);
    assert.deepEqual(globSync('libs/wallet/src/**/{coupon-list,bank}.*', { cwd: checkout.root }), []);
  });
});
