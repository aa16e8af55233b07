import { PORTAL_URL } from './support/demo';
import { t } from './support/messages';
import { inScope } from './support/scope';
import { enterAsNewMember } from './support/session';
import { expect, screensOf, test } from './support/test';

for (const [prefix, language] of inScope([
  ['MTO', 'th'],
  ['NAGA', 'en'],
])) {
  const say = (key: string) => t('gameSearch', key, {}, language);

  test(`finds a game from the home page and remembers the search (${prefix} in ${language})`, async ({
    page,
    context,
  }) => {
    await enterAsNewMember(context, prefix);
    await context.addCookies([{ name: 'lang', value: language, url: PORTAL_URL }]);
    const { account, game } = screensOf(page, language);
    const sheet = page.getByRole('dialog', { name: say('title') });
    const field = sheet.getByRole('searchbox');
    const openSearch = async () => {
      await page.getByRole('link', { name: t('portal', 'search', {}, language), exact: true }).click();
      await expect(field).toBeFocused();
    };
    const tiles = (title: string) => sheet.getByRole('region', { name: say(title) }).getByRole('listitem');

    await page.goto(`/${prefix}`);
    await openSearch();
    await expect(tiles('popular')).toHaveCount(6);
    await expect(sheet.getByRole('button', { name: say('clear') })).toBeHidden();

    await test.step('a typing mistake leads to a suggestion', async () => {
      await field.fill('dragno');
      const suggestion = t('games', 'didYouMean', { search: 'dragon' }, language);
      await sheet.getByRole('button', { name: suggestion }).click();
      await expect(field).toHaveValue('dragon');
      await expect(tiles('found').first()).toBeVisible();
      await expect(page).toHaveURL(/[?&]q=dragon/);
    });

    await test.step('a game leads back to the search', async () => {
      const link = tiles('found').getByRole('link').first();
      await link.click();
      await expect(game.back).toBeVisible();
      await game.back.click();
      await expect(field).toHaveValue('dragon');
    });

    await test.step('back closes the search, which remembers it', async () => {
      await page.goto(`/${prefix}`);
      await openSearch();
      const again = sheet.getByRole('button', { name: 'dragon', exact: true });
      await again.click();
      await expect(tiles('found').first()).toBeVisible();
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/${prefix}$`));
    });

    await test.step('it can be cleared, and a logout removes it', async () => {
      await openSearch();
      await sheet.getByRole('button', { name: say('clear') }).click();
      await expect(sheet.getByText(say('recent'))).toBeHidden();
      await field.fill('tiger');
      await field.press('Enter');
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recentSearches'))).toContain('tiger');
      await account.open(prefix);
      await account.logOut();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
    });
  });
}
