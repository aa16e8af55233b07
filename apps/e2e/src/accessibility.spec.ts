import type { Page } from '@playwright/test';
import { SLOT } from './support/demo';
import { focusFaults } from './support/focus-walk';
import { largeTextFaults, narrowFaults } from './support/layout-faults';
import { inScope, isGate } from './support/scope';
import { enterAs, enterAsNewMember } from './support/session';
import { type Screen, SCREENS, show } from './support/screen-list';
import { simulator } from './support/simulator';
import { spokenFaults } from './support/spoken-names';
import { STANDARD, violations } from './support/standard';
import { COME_INTO, LOOKED_AT } from './support/state-list';
import { expect, type Screens, test } from './support/test';
import { thaiLeft, writtenByOthers } from './support/thai-left';

/** Movement is measured by nobody here: what fades in has its own colours only at the end. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `npm run chaos -- walk` visits every screen in all of them; here they take the screens in turn. */
const IS_WHOLE_WALK = process.env['E2E_WHOLE_WALK'] === '1';

const LOOKS = inScope([
  ['MTO', 'th'],
  ['NAGA', 'en'],
  ['LOTUS', 'th'],
]);

/** What most people see of a site, in every look. */
const FACE: ReadonlySet<string> = new Set(['home of a guest', 'login', 'home', 'lobby', 'deposit']);

/** In which looks a screen is seen; the gate sees what most people see. */
const VISITS = SCREENS.filter(({ name }) => !isGate || FACE.has(name)).map((screen, nth) => ({
  screen,
  looks: IS_WHOLE_WALK || FACE.has(screen.name) ? LOOKS : [LOOKS[nth % LOOKS.length]],
}));

for (const look of LOOKS) {
  const [prefix, language] = look;
  test.describe(`${prefix} in ${language}, ${STANDARD.join(' ')}`, () => {
    for (const as of ['guest', 'member'] as const) {
      test(`the screens of a ${as}`, async ({ page, context }) => {
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
            // another agent's look moves and hides no stop: but for the whole walk, one of them is walked through
            if (IS_WHOLE_WALK || looks[0] === look)
              expect.soft(await focusFaults(page), `${screen.name}, by keyboard`).toEqual([]);
            expect.soft(await largeTextFaults(page), `${screen.name}, 200 % text`).toEqual([]);
            expect.soft(await narrowFaults(page), `${screen.name}, 320 px`).toEqual([]);
          });
        }
      });
    }

    if (IS_WHOLE_WALK || look === LOOKS[0])
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

/** The gate looks at the default screens. */
function describeStates(): void {
  test.afterEach(() => simulator.clearFaults());

  for (const state of [...LOOKED_AT, ...COME_INTO])
    test(`${state.name} (${state.as})`, async ({ page, context }) => {
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
