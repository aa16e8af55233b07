import { PORTAL_URL } from './support/demo';
import { enterAsNewMember } from './support/session';
import { expect, screensOf, test } from './support/test';
import { t } from './support/messages';

test.describe('language', () => {
  test('follows the query and the path, and falls back to Thai', async ({ page }) => {
    for (const [path, language] of [
      ['/MTO', 'th'],
      ['/MTO?lang=en', 'en'],
      ['/MTO/en/login', 'en'],
      ['/MTO/th/login', 'th'],
      ['/MTO/login?lang=fr', 'th'],
    ] as const) {
      await page.goto(path);
      await expect(
        page
          .getByRole('link', { name: t('portal', 'login', {}, language) })
          .or(page.getByRole('heading', { level: 1, name: t('auth', 'loginTitle', {}, language) }))
          .first(),
      ).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });

  test('switches for a guest at the login, and stays', async ({ page, screens }) => {
    const english = screensOf(page, 'en');
    await page.goto('/MTO/login');
    await expect(screens.login.heading).toBeVisible();
    await page.getByRole('button', { name: t('kit', 'languageEn'), exact: true }).click();
    await expect(english.login.heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(english.login.heading).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${t('auth', 'loginTitle', {}, 'en')} - `));
    await page.getByRole('button', { name: t('kit', 'languageTh'), exact: true }).click();
    await expect(screens.login.heading).toBeVisible();
  });

  test('switches for a member in the account, together with the address', async ({ page, context, screens }) => {
    await enterAsNewMember(context, 'MTO');
    await screens.account.open('MTO');
    await page.getByRole('radio', { name: t('kit', 'languageEn'), exact: true }).check({ force: true });
    await expect(screensOf(page, 'en').account.heading).toBeVisible();
    await expect(page).toHaveURL(/lang=en/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('translates messages from the server', async ({ page, context }) => {
    const english = screensOf(page, 'en');
    await english.login.open('KLANG');
    await english.login.logIn('KLANGDEMO2');
    await expect(english.login.failure).toContainText(t('kit', 'maintenance', {}, 'en'));
    expect(await context.cookies(PORTAL_URL)).not.toContainEqual(expect.objectContaining({ name: 'portalToken' }));
  });
});
