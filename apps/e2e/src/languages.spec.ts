import type { BrowserContext, Page } from '@playwright/test';
import { PORTAL_URL } from './support/demo';
import { enterAsNewMember, logIn } from './support/session';
import { SCREENS, show } from './support/screen-list';
import { expect, screensOf, test } from './support/test';
import { word } from './support/words';

test.describe('which language', () => {
  test('the query and the path name it; what is not supported is Thai', async ({ page }) => {
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
          .getByRole('link', { name: word('portal', 'login', {}, language) })
          .or(page.getByRole('heading', { level: 1, name: word('auth', 'loginTitle', {}, language) }))
          .first(),
      ).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });

  test('a guest switches at the login, and it stays', async ({ page, screens }) => {
    const english = screensOf(page, 'en');
    await page.goto('/MTO/login');
    await expect(screens.login.heading).toBeVisible();
    await page.getByRole('button', { name: word('kit', 'languageEn'), exact: true }).click();
    await expect(english.login.heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(english.login.heading).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${word('auth', 'loginTitle', {}, 'en')} - `));
    await page.getByRole('button', { name: word('kit', 'languageTh'), exact: true }).click();
    await expect(screens.login.heading).toBeVisible();
  });

  test('a member switches in the account, and the address follows', async ({ page, context, screens }) => {
    await enterAsNewMember(context, 'MTO');
    await screens.account.open('MTO');
    await page.getByRole('radio', { name: word('kit', 'languageEn'), exact: true }).check({ force: true });
    await expect(screensOf(page, 'en').account.heading).toBeVisible();
    await expect(page).toHaveURL(/lang=en/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('what the server says is in the page’s language', async ({ page, context }) => {
    const english = screensOf(page, 'en');
    await english.login.open('KLANG');
    await english.login.logIn('KLANGDEMO2');
    await expect(english.login.failure).toContainText(word('kit', 'maintenance', {}, 'en'));
    expect(await context.cookies(PORTAL_URL)).not.toContainEqual(expect.objectContaining({ name: 'portalToken' }));
  });
});

/** Words an agent or a member wrote, and names of games: they stay as they are in every language. */
async function writtenByOthers(context: BrowserContext, prefix: string): Promise<string[]> {
  const read = async (path: string): Promise<string> => (await context.request.get(`${PORTAL_URL}${path}`)).text();
  const replies = await Promise.all([
    read(`/api/apps/agent_configs/${prefix}`),
    read('/api/provider/profile'),
    read('/api/provider/provider-list'),
    read(`/api/apps/tournaments/leaderboards/${prefix}`),
    ...['Casino', 'Slot', 'Keno', 'Fish', 'Card', 'Trade', 'Poker'].map((category) =>
      read(`/api/provider/game-list?gameType=${category}`),
    ),
  ]);
  return replies
    .flatMap((reply) => reply.match(/"[^"]*[\u0E01-\u0E3A\u0E40-\u0E5B][^"]*"/g) ?? [])
    .map((text) => text.slice(1, -1));
}

/** The beginning of a member's name, as others see it. */
const isMaskedName = (text: string): boolean => /^\S{1,3}•••$/.test(text);

/** Thai on the page, but for what says itself that it is Thai. The sign of the baht is no word. */
async function thaiOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isThai = (text: string | null): text is string => text !== null && /[\u0E01-\u0E3A\u0E40-\u0E5B]/.test(text);
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[lang=th], script, style')) continue;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && isThai(node.textContent)) found.push(node.textContent.trim());
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (isThai(element.getAttribute(name))) found.push(element.getAttribute(name)!);
    }
    return found;
  });
}

for (const as of ['guest', 'member'] as const) {
  test(`no Thai is left on the English screens of a ${as}`, async ({ page, context }) => {
    test.setTimeout(600_000);
    if (as === 'member') await logIn(context, 'MTO', 'MTODEMO1');
    const allowed = await writtenByOthers(context, 'MTO');
    for (const screen of SCREENS.filter((each) => each.as === as)) {
      await show(page, screen, 'MTO', 'en');
      const left = (await thaiOn(page)).filter(
        (text) => !isMaskedName(text) && !allowed.some((one) => text.includes(one) || one.includes(text)),
      );
      expect.soft(left, screen.name).toEqual([]);
      expect.soft(await page.title(), screen.name).not.toMatch(/[\u0E01-\u0E3A\u0E40-\u0E5B]/);
    }
  });
}
