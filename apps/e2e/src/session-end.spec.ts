import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { t } from './support/messages';
import { expect, test } from './support/test';

test('explains a session that ended in another tab, and returns to the page and its query', async ({
  page,
  context,
  screens,
}) => {
  const username = await enterAsNewMember(context, 'MTO');
  await page.goto('/MTO/coupon?lang=en&code=WELCOME');
  await expect(page.getByRole('textbox')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/MTO/user-info?lang=en');
  await other.getByRole('button', { name: t('auth', 'logout', {}, 'en') }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: t('auth', 'logout', {}, 'en') })
    .click();
  await expect(page).toHaveURL(/\/MTO\/login\?lang=en$/);
  await expect(page.getByText(t('auth', 'sessionEndedElsewhere', {}, 'en'))).toBeVisible();
  await expect(page.getByLabel(t('auth', 'username', {}, 'en'), { exact: true })).toHaveValue(username);
  await page.reload();
  await expect(page.getByText(t('auth', 'sessionEndedElsewhere', {}, 'en'))).toBeVisible();
  await page.getByLabel(t('auth', 'password', {}, 'en'), { exact: true }).fill('Chips-2026!');
  await page.getByRole('button', { name: t('auth', 'loginAction', {}, 'en'), exact: true }).click();
  await expect(page).toHaveURL(/\/MTO\/coupon\?lang=en&code=WELCOME$/);
  await screens.home.open('MTO');
  await screens.home.expectMember(username);
});

test('says that a withdrawal was not sent when the session ends with it', async ({ page, context, screens }) => {
  const username = await enterAsNewMember(context, 'MTO');
  await page.goto('/MTO/withdraw');
  await page.getByRole('textbox').fill('100');
  await page.getByRole('button', { name: t('withdrawals', 'withdraw'), exact: true }).click();
  const confirm = page.getByRole('button', { name: t('withdrawals', 'confirm', { amount: '100.00' }), exact: true });
  await expect(confirm).toBeEnabled();
  await page.route(/\/api\/.*withdraw/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { code: 401, message: 'over' } })
      : route.fallback(),
  );
  await confirm.click();
  await expect(screens.login.heading).toBeVisible();
  await expect(page.getByText(t('auth', 'sessionEnded'))).toBeVisible();
  await expect(page.getByText(t('auth', 'requestNotSent'))).toBeVisible();
  await expect(screens.login.username).toHaveValue(username);
  await page.unroute(/\/api\/.*withdraw/);
  await screens.login.logIn(username);
  await expect(page).toHaveURL(/\/MTO\/withdraw$/);
});

test('returns a guest to the requested page with its query, and keeps lang and ref', async ({ page, screens }) => {
  const { username } = await simulator.newMember('MTO');
  await page.goto('/MTO/deposit/history?ref=6F2A&year=2026');
  await expect(page).toHaveURL(/\/MTO\?ref=6F2A$/);
  await screens.home.expectGuest('MTO');
  await page.goto('/MTO/login');
  await screens.login.logIn(username);
  await expect(page).toHaveURL(/\/MTO\/deposit\/history\?ref=6F2A&year=2026$/);
  await expect(page.getByRole('heading', { level: 1, name: t('payments', 'history') })).toBeVisible();
});

test('never leads to another site after the login', async ({ page, screens }) => {
  const { username } = await simulator.newMember('MTO');
  await page.goto('/MTO/login');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'session-end',
      JSON.stringify({ prefix: 'MTO', cause: 'expired', from: '//evil.example/MTO', username: null, money: null }),
    ),
  );
  await screens.login.logIn(username);
  await expect(page).toHaveURL(/localhost(:\d+)?\/MTO$/);
});
