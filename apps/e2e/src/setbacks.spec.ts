import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PORTAL_URL } from './support/demo';
import { type Language, type MessageSet, t } from './support/messages';
import { inScope } from './support/scope';
import { enterAsNewMember, logIn } from './support/session';
import { simulator } from './support/simulator';
import { expect, screensOf, test } from './support/test';

const REASON = 'ชื่อบัญชีไม่ตรง';
/** Longer than any toast stays. */
const A_MINUTE_MS = 60_000;

for (const [prefix, language] of inScope([
  ['MTO', 'th'],
  ['NAGA', 'en'],
])) {
  const say = (set: MessageSet, key: string, values: Record<string, string | number> = {}) =>
    t(set, key, values, language);

  test.describe(`setback at ${prefix} in ${language}`, () => {
    const address = `/${prefix}/deposit/history?from=setback`;

    /** Logs in again where the session's end is explained, and expects the page of `address`. */
    async function returnByLogin(page: Page, username: string): Promise<void> {
      const { login } = screensOf(page, language);
      await expect(login.heading).toBeVisible();
      await expect(page.getByText(say('auth', 'sessionEnded'))).toBeVisible();
      await login.logIn(username);
      await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
    }

    test('rejects a withdrawal with its reason, and says that the credit is back', async ({ page, context }) => {
      const username = await enterWith(context, prefix, language);
      await page.goto(`/${prefix}/withdraw`);
      await page.getByRole('textbox').fill('300');
      await page.getByRole('button', { name: say('withdrawals', 'withdraw'), exact: true }).click();
      await page.getByRole('button', { name: say('withdrawals', 'confirm', { amount: '300.00' }) }).click();
      const receipt = page.getByRole('dialog');
      // what happens next, and that the time is unknown before the first payout
      await expect(receipt.getByText(say('payments', 'withdrawWhen'))).toBeVisible();
      await expect.poll(async () => (await simulator.member(username)).creditSatang).toBe(70_000);

      await simulator.decideWithdrawal(username, { paid: false, reason: REASON });
      const returned = say('payments', 'step.returned', { amount: '300.00' });
      await expect(receipt.getByText(returned).first()).toBeVisible();
      await expect(receipt.getByText(REASON)).toBeVisible();
      await expect(receipt.getByText(say('payments', 'withdrawWhen'))).toHaveCount(0);
      expect((await simulator.member(username)).creditSatang).toBe(100_000);

      await page.goto(`/${prefix}/withdraw/history`);
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      await expect(receipt.getByText(returned).first()).toBeVisible();
      await expect(receipt.getByText(REASON)).toBeVisible();
    });

    test('loses the network during a deposit, and finishes it after the return', async ({ page, context }) => {
      await enterWith(context, prefix, language);
      await page.goto(`/${prefix}/deposit`);
      await page.getByRole('textbox').fill('500');
      const create = page.getByRole('button', { name: say('payments', 'createQr', { amount: '500' }) });
      await expect(create).toBeEnabled();
      await context.setOffline(true);
      await expect(create).toBeDisabled();
      await expect(page.getByText(say('payments', 'offlineMoney')).first()).toBeVisible();
      await expect(page.getByText(say('portal', 'offline'), { exact: true })).toHaveCount(1);
      await context.setOffline(false);
      await expect(page.getByText(say('portal', 'offline'), { exact: true })).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveValue('500');
      await create.click();
      await expect(page.getByRole('img', { name: say('payments', 'promptPay') })).toBeVisible();
    });

    test('ends the session from another device, says so, and returns to the page', async ({
      page,
      context,
      browser,
    }) => {
      const username = await enterWith(context, prefix, language);
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1, name: say('payments', 'history') });
      await expect(heading).toBeVisible();
      await endSessionElsewhere(browser, prefix, username);
      await page.reload();
      await returnByLogin(page, username);
      await expect(heading).toBeVisible();
    });

    test('says that the session ended without a reload, once the stream of changes is refused', async ({
      page,
      context,
      browser,
    }) => {
      const username = await enterWith(context, prefix, language);
      const stream = page.waitForResponse((response) => response.url().includes('/api/apps/live'));
      await page.goto(address);
      expect((await stream).status()).toBe(200);
      await endSessionElsewhere(browser, prefix, username);
      await returnByLogin(page, username);
    });

    test('keeps the reason and the code of a refused coupon on the screen', async ({ page, context }) => {
      await enterWith(context, prefix, language);
      await page.clock.install();
      await page.goto(`/${prefix}/coupon`);
      const field = page.getByRole('textbox', { name: say('chips', 'code') });
      await field.fill('nosuchcode');
      await page.getByRole('button', { name: say('chips', 'check'), exact: true }).click();
      const reason = page.getByText(say('walletServer', 'unknownCoupon'));
      await expect(reason).toBeVisible();
      await page.clock.fastForward(A_MINUTE_MS);
      await expect(reason).toBeVisible();
      await expect(field).toHaveValue('NOSUCHCODE');
      await field.fill('other');
      await expect(reason).toHaveCount(0);
    });
  });
}

/** Logs a new member in, with the language chosen at an earlier visit. */
async function enterWith(context: BrowserContext, prefix: string, language: Language): Promise<string> {
  await context.addCookies([{ name: 'lang', value: language, url: PORTAL_URL }]);
  return enterAsNewMember(context, prefix);
}

async function endSessionElsewhere(browser: Browser, prefix: string, username: string): Promise<void> {
  const other = await browser.newContext();
  await logIn(other, prefix, username);
  const page = await other.newPage();
  await page.goto(`/${prefix}/user-info/devices`);
  const end = t('devices', 'endOthers');
  await page.getByRole('button', { name: end, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: end, exact: true }).click();
  await expect(page.getByText(t('devices', 'onlyDevice'), { exact: true })).toBeVisible();
  await other.close();
}
