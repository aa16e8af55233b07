import type { Page } from '@playwright/test';
import { enterAs, logIn } from './support/session';
import { t } from './support/messages';
import { SCREENS } from './support/screen-list';
import { show } from './support/show-screen';
import { waitForIdle } from './support/loads';
import { isGate } from './support/scope';
import { LOOKED_AT } from './support/state-list';
import { expect, test } from './support/test';
import { translatePage } from './support/translation';

/** Without the states whose replies are held back: these pages never become idle. */
const WALKED = [...SCREENS, ...LOOKED_AT].filter(({ name }) => !name.endsWith('loading'));

/** Opens a screen of a member whose tier opens every menu, and translates it. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await logIn(page.context(), 'MTO', 'MTODEMO3');
  await page.goto(`/MTO/${path}`);
  await expect(page.getByRole('main')).toBeVisible();
}

/** Follows a tab that the screen shows, without loading a new page; leaving a screen removes everything on it. */
async function leaveByTab(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const tabs = page.getByRole('navigation').getByRole('link').and(page.locator('a:not([aria-current])'));
  if ((await page.getByRole('dialog').count()) > 0 || (await tabs.count()) === 0) return;
  await tabs.first().click();
  await expect(page.getByRole('main')).toBeVisible();
}

async function expectNoCrash(page: Page, where: string): Promise<void> {
  await expect.soft(page.getByText(t('portal', 'errorTitle'), { exact: true }), where).toHaveCount(0);
}

test.describe('page translated by the browser', () => {
  test('tells that a coupon is unknown', async ({ page }) => {
    await openTranslated(page, 'coupon');
    const field = page.getByRole('textbox', { name: t('chips', 'code') });
    await expect(field).toBeVisible();
    await translatePage(page);
    await field.fill('ABC');
    await page.getByRole('button', { name: t('chips', 'check') }).click();
    await expect(page.getByText(t('walletServer', 'unknownCoupon'))).toBeVisible();
    await field.fill('ABCD');
    await expect(page.getByText(t('walletServer', 'unknownCoupon'))).toHaveCount(0);
  });

  test('tells that a receiver is unknown', async ({ page }) => {
    await openTranslated(page, 'chips/send');
    const field = page.getByRole('textbox', { name: t('chips', 'receiver') });
    await expect(field).toBeVisible();
    await translatePage(page);
    await field.fill('MTONOBODY');
    await page.getByRole('button', { name: t('chips', 'find') }).click();
    await expect(page.getByText(t('walletServer', 'noSuchReceiver', { name: 'MTONOBODY' }))).toBeVisible();
  });

  test('names the amount on the button of a deposit', async ({ page }) => {
    await openTranslated(page, 'deposit');
    const field = page.getByRole('textbox', { name: t('payments', 'howMuch') });
    await expect(field).toBeVisible();
    await translatePage(page);
    for (const amount of ['500', '700', '50']) {
      await field.fill(amount);
      await expect(page.getByRole('button', { name: t('payments', 'createQr', { amount }) })).toBeVisible();
    }
  });

  if (!isGate)
    for (const as of ['guest', 'member', 'newcomer', 'gold'] as const)
      test(`opens and leaves every screen of a ${as} without a crash`, async ({ page, context }) => {
        test.setTimeout(600_000);
        await enterAs(context, 'MTO', as);
        for (const screen of WALKED.filter((one) => one.as === as))
          await test.step(screen.name, async () => {
            await show(page, screen, 'MTO');
            // the page has to run: React renders a page again that was translated before
            await waitForIdle(page);
            await translatePage(page);
            for (const field of await page.getByRole('textbox').all())
              if (await field.isEditable()) await field.fill('123');
            await expectNoCrash(page, screen.name);
            await leaveByTab(page);
            await expectNoCrash(page, `${screen.name}, left`);
          });
      });
});
