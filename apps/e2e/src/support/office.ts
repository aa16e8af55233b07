import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Authenticator } from './authenticator';
import { DEMO_PASSWORD, OFFICE_URL, STAFF_SECRET } from './demo';
import { spokenLanguage, t } from './messages';
import { expect } from './test';

/** A wide window of the back office. */
const WIDE = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false } as const;

/** A person of the staff with a browser of their own. */
export interface StaffMember {
  page: Page;
  /** The clicks so far. */
  clicks: () => Promise<number>;
}

/** Logs a demo account in with password and code, and opens the page of an address. */
export async function enterOffice(browser: Browser, username: string, path: string): Promise<StaffMember> {
  const context = await browser.newContext({ ...WIDE, baseURL: OFFICE_URL });
  await context.addCookies([{ name: 'lang', value: spokenLanguage(), url: OFFICE_URL }]);
  const clicks = await countClicks(context);
  const page = await context.newPage();
  await page.goto(path);
  await page.getByLabel(t('officeSession', 'username')).fill(username);
  await page.getByLabel(t('officeSession', 'password'), { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await enterCode(page);
  return { page, clicks };
}

/** A code is valid once: another login of the account may have used the current one. */
async function enterCode(page: Page): Promise<void> {
  const app = new Authenticator(STAFF_SECRET);
  const field = page.getByLabel(t('officeSession', 'code'), { exact: true });
  const navigation = page.getByRole('navigation', { name: t('officeShell', 'navigation') });
  await expect(async () => {
    // on a busy machine, the office may open only after the pause
    if (!(await navigation.isVisible())) {
      await field.fill(app.next(), { timeout: 5_000 });
      await page.keyboard.press('Enter');
    }
    await expect(navigation).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** Counts the clicks in all pages of a context, across navigations. */
async function countClicks(context: BrowserContext): Promise<() => Promise<number>> {
  let clicks = 0;
  await context.exposeFunction('noteClick', () => (clicks += 1));
  await context.addInitScript(() => {
    // a click without a position is a key press
    addEventListener(
      'click',
      ({ detail }) => detail > 0 && (window as unknown as { noteClick(): void }).noteClick(),
      true,
    );
  });
  return () => Promise.resolve(clicks);
}
