import type { Page } from '@playwright/test';
import { countLoads } from './support/loads';
import { logIn } from './support/session';
import {
  ADDRESSES,
  ApiOutage,
  expectArrived,
  expectLedToLogin,
  expectRecovered,
  expectSettled,
  faultsOf,
  leadTo,
  type Outage,
  OUTAGES,
  startFrom,
} from './support/outage';
import type { Screen } from './support/screen-list';
import { expect, screensOf, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `npm run chaos -- screens` tests every pair; here each screen meets one outage. */
const IS_EVERY_PAIR = process.env['E2E_EVERY_PAIR'] === '1';

/** Soft, so that a failing screen does not hide failures of later ones. */
const softly = expect.configure({ soft: true });

const PREFIX = 'MTO';
const USERNAME = 'MTODEMO1';

for (const [at, outage] of OUTAGES.entries()) {
  for (const as of ['guest', 'member'] as const) {
    // guests have no session that could expire
    if (as === 'guest' && outage === 'sessionOver') continue;
    const screens = ADDRESSES.filter(
      (screen, nth) => screen.as === as && (IS_EVERY_PAIR || nth % OUTAGES.length === at),
    );
    test(`reports ${outage} on the screens of a ${as}, and recovers without a reload`, async ({
      page,
      context,
      toasts,
    }) => {
      test.setTimeout(IS_EVERY_PAIR ? 3_600_000 : 600_000);
      if (as === 'member') await logIn(context, PREFIX, USERNAME);
      const api = await ApiOutage.on(page);
      for (const screen of screens)
        await test.step(screen.name, () => expectSurvives({ page, api, screen, outage, toasts }));
    });
  }
}

interface Pair {
  page: Page;
  api: ApiOutage;
  screen: Screen;
  outage: Outage;
  toasts: string[];
}

async function expectSurvives({ page, api, screen, outage, toasts }: Pair): Promise<void> {
  toasts.length = 0;
  await startFrom(page, PREFIX);
  const loads = countLoads(page);
  await api.begin(outage);
  await leadTo(page, screen, PREFIX);
  await expectArrived(page, screen);
  if (outage === 'sessionOver') {
    await expectSettled(page);
    // a screen without calls cannot notice the expired session
    if (api.requestedFor(screen).length === 0) return api.end();
    await expectLedToLogin(page, toasts);
    await api.end();
    await screensOf(page).login.logIn(USERNAME);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } else {
    await softly.poll(() => faultsOf(page, outage, api.requestedFor(screen)), `${screen.name}, ${outage}`).toEqual([]);
    await api.end();
    await expectRecovered(page, screen);
  }
  expect.soft(loads(), `${screen.name} was reloaded`).toBe(0);
}
