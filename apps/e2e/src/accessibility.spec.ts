import type { Page } from '@playwright/test';
import { SLOT } from './support/demo';
import { largeTextFaults, narrowFaults } from './support/layout-faults';
import { enterAs, enterAsNewMember } from './support/session';
import { SCREENS, show } from './support/screen-list';
import { simulator } from './support/simulator';
import { spokenFaults } from './support/spoken-names';
import { STANDARD, violations } from './support/standard';
import { STATES } from './support/state-list';
import { expect, type Screens, test } from './support/test';
import { thaiLeft, writtenByOthers } from './support/thai-left';
import type { Language } from './support/words';

/** Movement is measured by nobody here: what fades in has its own colours only at the end. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [prefix, language] of [
  ['MTO', 'th'],
  ['NAGA', 'en'],
  ['LOTUS', 'th'],
] as const satisfies [string, Language][]) {
  test.describe(`${prefix} in ${language}, ${STANDARD.join(' ')}`, () => {
    for (const as of ['guest', 'member'] as const) {
      test(`the screens of a ${as}`, async ({ page, context }) => {
        test.setTimeout(600_000);
        await enterAs(context, prefix, as);
        const byOthers = await writtenByOthers(context, prefix);
        for (const screen of SCREENS.filter((each) => each.as === as)) {
          await test.step(screen.name, async () => {
            await show(page, screen, prefix, language);
            expect.soft(await violations(page), screen.name).toEqual([]);
            // the same parts stand on every agent's pages: names are heard once in each language
            if (prefix !== 'LOTUS') expect.soft(await spokenFaults(page, language), screen.name).toEqual([]);
            if (language === 'en') expect.soft(await thaiLeft(page, byOthers), screen.name).toEqual([]);
            expect.soft(await largeTextFaults(page), `${screen.name}, 200 % text`).toEqual([]);
            expect.soft(await narrowFaults(page), `${screen.name}, 320 px`).toEqual([]);
          });
        }
      });
    }

    test('a game that opens, and one that does not', async ({ page, context, screens }) => {
      await enterAsNewMember(context, prefix);
      await expectOpeningIsFine(page, screens, prefix);
      await simulator.fault({ kind: 'http500', system: 'memberSystem', call: 'startGame' });
      await page.goto(screens.launch.address(prefix, SLOT));
      await expect(screens.launch.failure('launchClosed')).toBeVisible();
      expect.soft(await violations(page)).toEqual([]);
    });
  });
}

test.describe('states', () => {
  test.afterEach(() => simulator.clearFaults());

  for (const state of STATES)
    test(`${state.name} (${state.as})`, async ({ page, context }) => {
      await enterAs(context, 'MTO', state.as);
      await show(page, state, 'MTO');
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(await spokenFaults(page, 'th')).toEqual([]);
    });
});

async function expectOpeningIsFine(page: Page, screens: Screens, prefix: string): Promise<void> {
  const release = await screens.launch.hold();
  await page.goto(screens.launch.address(prefix, SLOT));
  await expect(screens.launch.cancel).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  release();
  await screens.game.expectOpen();
}
