import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PasskeyDevice } from './support/passkey-device';
import { logIn } from './support/session';
import { simulator } from './support/simulator';
import { violations } from './support/standard';
import { expect, screensOf, test } from './support/test';
import { messagePattern, t } from './support/messages';

/** Disable animations, so that axe sees the final colours. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, key: string) => page.getByRole('button', { name: t('secondFactor', key), exact: true });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const usePasskey = (page: Page) => page.getByRole('button', { name: t('passkey', 'use'), exact: true });

/** Logs in with the password on an unknown browser. */
async function onNewBrowser(
  browser: Browser,
  username: string,
  work: (page: Page, device: PasskeyDevice) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const device = await PasskeyDevice.on(page);
  const { login } = screensOf(page);
  await login.open('MTO');
  await login.logIn(username);
  await work(page, device);
  await context.close();
}

/** Opens the second-factor page of a member who has just logged in. */
async function openPage(context: BrowserContext, page: Page): Promise<string> {
  const { username } = await simulator.newMember('MTO');
  await logIn(context, 'MTO', username);
  await page.goto('/MTO/user-info/second-factor');
  await expect(button(page, 'addPasskey')).toBeVisible();
  return username;
}

test('adds a passkey, requires it on a new browser and before withdrawals, and removes it', async ({
  page,
  context,
  browser,
}) => {
  const device = await PasskeyDevice.on(page);
  const username = await openPage(context, page);
  expect.soft(await violations(page)).toEqual([]);
  await button(page, 'addPasskey').click();
  await expect(page.getByRole('heading', { name: t('secondFactor', 'codesTitle') })).toBeVisible();
  const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await button(page, 'kept').click();
  const change = page.getByRole('button', { name: messagePattern('secondFactor', 'changeOf') });
  await expect(change).toHaveCount(1);
  expect.soft(await violations(page)).toEqual([]);

  // the browser reports that this device already has a passkey, and nothing is created
  await button(page, 'addPasskey').click();
  await expect(said(page, t('secondFactor', 'known'))).toBeVisible();
  await expect(change).toHaveCount(1);

  await onNewBrowser(browser, username, async (other, there) => {
    const { home } = screensOf(other);
    await expect(usePasskey(other)).toBeFocused();
    expect.soft(await violations(other)).toEqual([]);
    await device.sharedTo(there);
    await there.knowsFinger(false);
    await usePasskey(other).click();
    await expect(said(other, t('passkey', 'cancelled'))).toBeVisible();
    await there.knowsFinger(true);
    await usePasskey(other).click();
    await home.expectMember(username);
    await there.sharedTo(device);
  });
  // a device without the passkey, or a lost one: use a recovery code
  await onNewBrowser(browser, username, async (other) => {
    const { login, home } = screensOf(other);
    await login.code.fill(codes[0]!);
    await login.submit.click();
    await home.expectMember(username);
  });

  // the device that created the passkey is known, but its new session has not proven the factor
  await logIn(context, 'MTO', username);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/provider/withdraw')
      keys.push(request.headers()['idempotency-key']);
  });
  await page.goto('/MTO/withdraw');
  await page.getByRole('textbox').fill('250');
  await page.getByRole('button', { name: t('withdrawals', 'withdraw'), exact: true }).click();
  const confirmed = t('withdrawals', 'confirm', { amount: '250.00' });
  await page.getByRole('dialog').getByRole('button', { name: confirmed }).click();
  await expect(usePasskey(page)).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await usePasskey(page).click();
  await expect(page.getByRole('dialog', { name: t('withdrawals', 'requested') })).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  expect(await simulator.openPayments(username)).toHaveLength(1);

  await page.goto('/MTO/user-info/second-factor');
  await change.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('Pixel');
  await sheet.getByRole('button', { name: t('secondFactor', 'rename') }).click();
  await page.getByRole('button', { name: t('secondFactor', 'changeOf', { name: 'Pixel' }) }).click();
  await sheet.getByRole('button', { name: t('secondFactor', 'remove') }).click();
  const question = page.getByRole('dialog', { name: t('secondFactor', 'removeQuestion', { name: 'Pixel' }) });
  await question.getByRole('button', { name: t('secondFactor', 'remove') }).click();
  await expect(page.getByText('Pixel')).toHaveCount(0);
  await onNewBrowser(browser, username, (other) => screensOf(other).home.expectMember(username));
});

test("creates no passkey if the browser's prompt is cancelled, and allows a retry", async ({ page, context }) => {
  const device = await PasskeyDevice.on(page);
  await device.knowsFinger(false);
  await openPage(context, page);
  await button(page, 'addPasskey').click();
  await expect(said(page, t('secondFactor', 'cancelled'))).toBeVisible();
  await device.knowsFinger(true);
  await button(page, 'addPasskey').click();
  await expect(page.getByRole('heading', { name: t('secondFactor', 'codesTitle') })).toBeVisible();
});

test('offers the authenticator app in a browser without passkeys', async ({ page, context }) => {
  await page.addInitScript('delete window.PublicKeyCredential');
  const { username } = await simulator.newMember('MTO');
  await logIn(context, 'MTO', username);
  await page.goto('/MTO/user-info/second-factor');
  await expect(page.getByText(t('secondFactor', 'noPasskeys'))).toBeVisible();
  await expect(button(page, 'addPasskey')).toHaveCount(0);
  await expect(button(page, 'setUp')).toBeVisible();
});
