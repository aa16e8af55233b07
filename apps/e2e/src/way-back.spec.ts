import { chromium } from '@playwright/test';
import { PORTAL_URL } from './support/demo';
import { enterAsNewMember } from './support/session';
import { expect, screensOf, test } from './support/test';

// enable the back/forward cache, which the browser disables under automation
test('shows a working page on the way back from another site, and no member data after the session has ended', async ({
  launchOptions,
}) => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const context = await browser.newContext({ baseURL: PORTAL_URL, viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    const screens = screensOf(page);
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const username = await enterAsNewMember(context, 'MTO');
    await screens.home.open('MTO');
    await screens.home.expectMember(username);
    await page.goto('/health/live');
    await page.goBack();
    await screens.home.expectMember(username);
    await screens.home.tab('account').click();
    await expect(screens.account.heading).toBeVisible();
    await page.goto('/health/live');
    await context.clearCookies();
    await page.goBack();
    await expect(page).toHaveURL(/\/MTO(\/login)?(\?.*)?$/);
    await expect(page.getByText(username)).toHaveCount(0);
    await page.goBack();
    await screens.home.expectGuest('MTO');
    await expect(page.getByText(username)).toHaveCount(0);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
