import type { Page } from '@playwright/test';
import { SLOT } from './support/demo';
import { focusFaults } from './support/focus-walk';
import { largeTextFaults, narrowFaults } from './support/layout-faults';
import { inScope, isGate } from './support/scope';
import { enterAs, enterAsNewMember } from './support/session';
import { type Screen, SCREENS } from './support/screen-list';
import { show } from './support/show-screen';
import { simulator } from './support/simulator';
import { spokenFaults } from './support/spoken-names';
import { STANDARD, violations } from './support/standard';
import { COME_INTO, LOOKED_AT } from './support/state-list';
import { expect, type Screens, test } from './support/test';
import { thaiLeft, writtenByOthers } from './support/thai-left';

/** Disable animations, so that axe sees the final colours. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `npm run chaos -- walk` visits every screen in every look; here each screen gets one look in turn. */
const IS_WHOLE_WALK = process.env['E2E_WHOLE_WALK'] === '1';

const LOOKS = inScope([
  ['MTO', 'th'],
  ['NAGA', 'en'],
  ['LOTUS', 'th'],
]);

/** The most visited screens, which are checked in every look. */
const MOST_VISITED: ReadonlySet<string> = new Set(['home of a guest', 'login', 'home', 'lobby', 'deposit']);

/** The agents and languages in which each screen is checked. The gate checks only the most visited screens. */
const VISITS = SCREENS.filter(({ name }) => !isGate || MOST_VISITED.has(name)).map((screen, nth) => ({
  screen,
  looks: IS_WHOLE_WALK || MOST_VISITED.has(screen.name) ? LOOKS : [LOOKS[nth % LOOKS.length]],
}));

for (const look of LOOKS) {
  const [prefix, language] = look;
  test.describe(`${prefix} in ${language}, ${STANDARD.join(' ')}`, () => {
    for (const as of ['guest', 'member'] as const) {
      test(`has no accessibility faults on the screens of a ${as}`, async ({ page, context }) => {
        test.setTimeout(600_000);
        await enterAs(context, prefix, as);
        const byOthers = await writtenByOthers(context, prefix);
        for (const { screen, looks } of VISITS.filter(
          (visit) => visit.screen.as === as && visit.looks.includes(look),
        )) {
          await test.step(screen.name, async () => {
            await show(page, screen, prefix, language);
            expect.soft(await violations(page), screen.name).toEqual([]);
            expect.soft(await spokenFaults(page, language), screen.name).toEqual([]);
            if (language === 'en') expect.soft(await thaiLeft(page, byOthers), screen.name).toEqual([]);
            // focus is checked in one look only, except in the whole walk: a look does not change the focus order
            if (IS_WHOLE_WALK || looks[0] === look)
              expect.soft(await focusFaults(page), `${screen.name}, by keyboard`).toEqual([]);
            expect.soft(await largeTextFaults(page), `${screen.name}, 200 % text`).toEqual([]);
            expect.soft(await narrowFaults(page), `${screen.name}, 320 px`).toEqual([]);
          });
        }
      });
    }

    if (IS_WHOLE_WALK || look === LOOKS[0])
      test('has no accessibility faults while a game opens and when it fails to open', async ({
        page,
        context,
        screens,
      }) => {
        await enterAsNewMember(context, prefix);
        await expectOpeningIsFine(page, screens, prefix);
        await simulator.fault({ kind: 'http500', system: 'memberSystem', call: 'startGame' });
        await page.goto(screens.launch.address(prefix, SLOT));
        await expect(screens.launch.failure('launchClosed')).toBeVisible();
        expect.soft(await violations(page)).toEqual([]);
      });
  });
}

/** The gate checks the default screens only. */
function describeStates(): void {
  test.afterEach(() => simulator.clearFaults());

  for (const state of [...LOOKED_AT, ...COME_INTO])
    test(`has no accessibility faults: ${state.name} (${state.as})`, async ({ page, context }) => {
      await enterAs(context, 'MTO', state.as);
      await expectStateIsFine(page, state);
    });
}

if (!isGate) test.describe('states', describeStates);

async function expectStateIsFine(page: Page, state: Screen): Promise<void> {
  await show(page, state, 'MTO');
  expect.soft(await violations(page), state.name).toEqual([]);
  expect.soft(await spokenFaults(page, 'th'), state.name).toEqual([]);
}

async function expectOpeningIsFine(page: Page, screens: Screens, prefix: string): Promise<void> {
  const release = await screens.launch.hold();
  await page.goto(screens.launch.address(prefix, SLOT));
  await expect(screens.launch.cancel).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  release();
  await screens.game.expectOpen();
}
