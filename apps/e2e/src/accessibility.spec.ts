import type { Page } from '@playwright/test';
import { SLOT } from './support/demo';
import { enterAsNewMember, logIn } from './support/session';
import { SCREENS, show } from './support/screen-list';
import { simulator } from './support/simulator';
import { STANDARD, violations } from './support/standard';
import { expect, type Screens, test } from './support/test';

/** Movement is measured by nobody here: what fades in has its own colours only at the end. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const prefix of ['MTO', 'NAGA', 'LOTUS']) {
  test.describe(`${prefix}, ${STANDARD.join(' ')}`, () => {
    for (const as of ['guest', 'member'] as const) {
      test(`the screens of a ${as}`, async ({ page, context }) => {
        test.setTimeout(600_000);
        if (as === 'member') await logIn(context, prefix, `${prefix}DEMO1`);
        for (const screen of SCREENS.filter((each) => each.as === as)) {
          await test.step(screen.name, async () => {
            await show(page, screen, prefix);
            expect.soft(await violations(page), screen.name).toEqual([]);
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

async function expectOpeningIsFine(page: Page, screens: Screens, prefix: string): Promise<void> {
  const release = await screens.launch.hold();
  await page.goto(screens.launch.address(prefix, SLOT));
  await expect(screens.launch.cancel).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  release();
  await screens.game.expectOpen();
}
