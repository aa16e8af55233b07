import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { domains } from '../lint/house.mjs';
import { inWorkspace } from '../run/lib/workspace.mjs';
import { HANGS_MS } from '../testing/patience.mjs';
import { GeneratedCheckout } from './checkout.mjs';

const hasPages = (domain) => existsSync(inWorkspace(`libs/${domain}/src/core/pages.ts`));
const withPages = domains().filter(hasPages);
const roots = withPages.map((domain) => `libs/${domain}`);

let checkout;

/** All domains share one checkout, one type check and one lint run. */
describe('screen in every domain', { timeout: HANGS_MS }, () => {
  before(async () => {
    checkout = new GeneratedCheckout();
    for (const domain of withPages) await checkout.generate('screen', domain, `${domain}-overview`);
    await checkout.generate('call', 'tiers', 'my-badge', '--paged');
    await checkout.generate('screen', 'tiers', 'badges', '--call', 'my-badge');
  });
  after(() => checkout.remove());

  it('leaves a checkout that type-checks', () => checkout.typechecks());

  it('leaves no lint problems', async () => {
    const files = checkout.generatedFiles('{apps,libs}/*/src/**/*.{ts,tsx}');
    for (const root of roots)
      assert.ok(
        files.some((file) => file.startsWith(`${root}/src/react/screens/`)),
        root,
      );
    await checkout.passes(['tools/lint/run.mjs', '.', ...files]);
  });

  it('generates passing specs', async () => {
    for (const root of roots) {
      const specs = checkout.generatedFiles(`${root}/src/react/screens/*.spec.tsx`);
      const said = await checkout.tests(root, '--runTestsByPath', ...specs);
      assert.match(said, new RegExp(`Test Suites: ${specs.length} passed`));
    }
  });

  it('refuses a domain without pages', async () => {
    for (const domain of domains().filter((one) => !hasPages(one)))
      await checkout.refuses(new RegExp(`${domain} has no pages`), 'screen', domain, 'overview');
  });
});
