import type { Browser, Page } from '@playwright/test';
import { Authenticator } from './support/authenticator';
import { DEMO_PASSWORD, PORTAL_URL } from './support/demo';
import { expectLoggedOut, logIn } from './support/session';
import { simulator } from './support/simulator';
import { violations } from './support/standard';
import { expect, screensOf, test } from './support/test';
import { t } from './support/messages';

/** Disable animations, so that axe sees the final colours. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, key: string) => page.getByRole('button', { name: t('secondFactor', key), exact: true });

/** Sets up an authenticator app on the page. @returns the app and the recovery codes */
async function setUp(page: Page): Promise<{ app: Authenticator; codes: string[] }> {
  await button(page, 'setUp').click();
  await expect(page.getByRole('img', { name: t('secondFactor', 'qr') })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  const app = new Authenticator(await page.getByRole('main').getByRole('code').innerText());
  await page.getByLabel(t('secondFactor', 'firstCode')).fill(app.next());
  await page.getByLabel(t('secondFactor', 'name')).fill('Pixel');
  await button(page, 'turnOn').click();
  await expect(page.getByRole('heading', { name: t('secondFactor', 'codesTitle') })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  const download = page.waitForEvent('download');
  await button(page, 'saveCodes').click();
  expect((await download).suggestedFilename()).toBe('MTO-recovery-codes.txt');
  await button(page, 'kept').click();
  return { app, codes };
}

/** Logs in with the password on an unknown browser. */
async function onNewBrowser(browser: Browser, username: string, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const { login } = screensOf(page);
  await login.open('MTO');
  await login.logIn(username);
  await work(page);
  await context.close();
}

async function withdraw(page: Page): Promise<void> {
  await page.goto('/MTO/withdraw');
  await page.getByRole('textbox').fill('250');
  await page.getByRole('button', { name: t('withdrawals', 'withdraw'), exact: true }).click();
  const confirmed = t('withdrawals', 'confirm', { amount: '250.00' });
  await page.getByRole('dialog').getByRole('button', { name: confirmed }).click();
}

test('sets up a second factor, requires it on new browsers and before withdrawals, and removes it', async ({
  page,
  context,
  browser,
}) => {
  const { username } = await simulator.newMember('MTO');
  // a browser that was logged in before the set-up
  const earlier = await browser.newContext();
  await logIn(earlier, 'MTO', username);
  await logIn(context, 'MTO', username);
  await page.goto('/MTO/user-info');
  await page.getByRole('link', { name: t('auth', 'secondFactor') }).click();
  const { app, codes } = await setUp(page);
  expect(codes).toHaveLength(10);
  await expect(page.getByText(t('secondFactor', 'codesLeft', { count: 10 }))).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);

  await onNewBrowser(browser, username, async (other) => {
    const { login, home } = screensOf(other);
    await expect(login.code).toBeFocused();
    expect.soft(await violations(other)).toEqual([]);
    await login.code.fill('000000');
    await login.submit.click();
    await expect(login.failure).toHaveText(t('authServer', 'codeRefused'));
    await expectLoggedOut(other.context());
    await login.code.fill(app.next());
    await login.submit.click();
    await home.expectMember(username);
  });
  await onNewBrowser(browser, username, async (other) => {
    const { login, home } = screensOf(other);
    await login.code.fill(codes[0]!.toLowerCase());
    await login.submit.click();
    await home.expectMember(username);
  });
  await onNewBrowser(browser, username, async (other) => {
    const { login } = screensOf(other);
    await login.code.fill(codes[0]!);
    await login.submit.click();
    await expect(login.failure).toHaveText(t('authServer', 'codeRefused'));
  });
  const again = await earlier.request.post(`${PORTAL_URL}/api/provider/login`, {
    data: { prefix: 'MTO', username, password: DEMO_PASSWORD },
  });
  expect(again.status(), 'the browser that was logged in before').toBe(403);
  await earlier.close();

  // the device of the set-up is known, but its new session has not proven the factor
  await logIn(context, 'MTO', username);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/provider/withdraw')
      keys.push(request.headers()['idempotency-key']);
  });
  await withdraw(page);
  const code = page.getByLabel(t('kit', 'assuredCode'), { exact: true });
  await expect(code).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await code.fill(codes[1]!);
  await page.getByRole('button', { name: t('kit', 'assuredConfirm'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('withdrawals', 'requested') })).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  expect(await simulator.openPayments(username)).toHaveLength(1);

  await page.goto('/MTO/user-info/second-factor');
  await expect(page.getByText(t('secondFactor', 'codesLeft', { count: 8 }))).toBeVisible();
  await page.getByRole('button', { name: t('secondFactor', 'changeOf', { name: 'Pixel' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('secondFactor', 'remove') })
    .click();
  const question = page.getByRole('dialog', { name: t('secondFactor', 'removeQuestion', { name: 'Pixel' }) });
  await question.getByRole('button', { name: t('secondFactor', 'remove') }).click();
  await expect(button(page, 'setUp')).toBeVisible();
  await onNewBrowser(browser, username, (other) => screensOf(other).home.expectMember(username));
});
