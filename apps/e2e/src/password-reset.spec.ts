import { randomInt } from 'node:crypto';
import { DeskPage } from './pages/desk-page';
import { PORTAL_URL } from './support/demo';
import { cookieHeader, logIn, profileStatus } from './support/session';
import { simulator } from './support/simulator';
import { expect, screensOf, test } from './support/test';
import { type Language, t } from './support/messages';

const NEW_PASSWORD = 'Returned-2026!';

for (const [prefix, language] of [
  ['MTO', 'th'],
  ['NAGA', 'en'],
] as const satisfies [string, Language][]) {
  const say = (key: string) => t('auth', key, {}, language);
  const ofDevices = (key: string) => t('devices', key, {}, language);

  test(`resets a forgotten password by a temporary one and ends other sessions (${prefix} in ${language})`, async ({
    page,
    context,
    browser,
  }) => {
    const { home, login } = screensOf(page, language);
    const tel = `08${randomInt(10 ** 7, 10 ** 8)}`;
    const { username } = await simulator.newMember(prefix, { tel });
    await context.addCookies([{ name: 'lang', value: language, url: PORTAL_URL }]);
    const elsewhere = await browser.newContext();
    await logIn(elsewhere, prefix, username);
    const desk = new DeskPage(await elsewhere.newPage(), language);
    await desk.open();

    await test.step('text messages bring a code, then a temporary password', async () => {
      await login.open(prefix);
      await page.getByRole('link', { name: say('toForget') }).click();
      await page.getByLabel(say('tel'), { exact: true }).fill(tel);
      await page.getByRole('button', { name: say('sendOtp'), exact: true }).click();
      await expect(page.getByText(say('forgetSent'))).toBeVisible();
      await page.getByRole('textbox').fill(await desk.messageTo(tel));
      await expect(page.getByRole('heading', { name: say('forgetDone') })).toBeVisible();
      await page.getByRole('link', { name: say('toLogin') }).click();
      await login.logIn(username, await desk.messageTo(tel, 2));
    });

    await test.step('only setting a new password leads onward', async () => {
      const forced = page.getByRole('heading', { level: 1, name: ofDevices('forcedTitle') });
      await expect(forced).toBeVisible();
      await page.goto(`/${prefix}/deposit`);
      await expect(forced).toBeVisible();
      await page.getByLabel(ofDevices('temporaryPassword'), { exact: true }).fill(await desk.messageTo(tel, 2));
      await page.getByLabel(ofDevices('newPassword'), { exact: true }).fill('short');
      await expect(page.getByText(say('ruleUnmet')).first()).toBeAttached();
      await page.getByLabel(ofDevices('newPassword'), { exact: true }).fill(NEW_PASSWORD);
      await expect(page.getByText(say('ruleUnmet'))).toHaveCount(0);
      await page.getByLabel(say('passwordAgain'), { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: ofDevices('savePassword'), exact: true }).click();
      await home.expectMember(username);
      await home.readAnnouncements();
      expect(await profileStatus(await cookieHeader(elsewhere)), 'the earlier session').toBe(401);
    });

    await test.step('another device is listed, and ending its session invalidates it', async () => {
      await logIn(elsewhere, prefix, username, NEW_PASSWORD);
      const there = await cookieHeader(elsewhere);
      expect(await profileStatus(there)).toBe(200);
      await home.tab('account').click();
      await page.getByRole('link', { name: new RegExp(`^${say('devices')}`) }).click();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
      await page
        .getByRole('listitem')
        .getByRole('button', { name: ofDevices('endDevice') })
        .click();
      await expect(page.getByText(ofDevices('onlyDevice'))).toBeVisible();
      expect(await profileStatus(there)).toBe(401);
      expect(await profileStatus(await cookieHeader(context))).toBe(200);
    });
    await elsewhere.close();
  });
}
