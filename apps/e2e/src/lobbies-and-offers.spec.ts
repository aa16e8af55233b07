import { PORTAL_URL, SIMULATOR_URL } from './support/demo';
import { enterAsNewMember, logIn } from './support/session';
import { simulator } from './support/simulator';
import { violations } from './support/standard';
import { expect, screensOf, test } from './support/test';
import { type Language, t } from './support/messages';

for (const { prefix, language, lobbies, offers } of [
  // each lobby is opened once; only the way there and back differs between agents and languages
  { prefix: 'MTO', language: 'th', lobbies: ['sports', 'saba-sports', 'lotto', 'poker'], offers: ['wheel', 'reward'] },
  {
    prefix: 'NAGA',
    language: 'en',
    lobbies: ['sbo-sports', 'lotto?type=LOTTO_LAUNCH', 'portal/VELV'],
    offers: ['gashapon'],
  },
] as const satisfies { prefix: string; language: Language; lobbies: string[]; offers: string[] }[]) {
  test(`opens lobbies, plays there and leads back (${prefix} in ${language})`, async ({ page, context }) => {
    const username = await enterAsNewMember(context, prefix);
    await context.addCookies([{ name: 'lang', value: language, url: PORTAL_URL }]);
    const { game, home } = screensOf(page, language);
    for (const lobby of lobbies) {
      await page.goto(`/${prefix}/${lobby}`);
      await game.expectOpen();
      const round = await game.placeBet();
      const [last] = await simulator.rounds(username);
      expect(last).toMatchObject({ id: round, status: 'SETTLED' });
      expect.soft(await violations(page), lobby).toEqual([]);
    }
    const { creditSatang } = await simulator.member(username);
    await game.expectCredit(creditSatang);
    await game.back.click();
    await home.tab('home').click();
    await expect(home.recents.getByRole('listitem').first()).toBeVisible();
  });

  test(`opens the daily offers and allows one turn (${prefix} in ${language})`, async ({ page, context }) => {
    await logIn(context, prefix, `${prefix}DEMO3`);
    for (const offer of offers) {
      await page.goto(`/${prefix}/${offer}`);
      await expect(page).toHaveURL(new RegExp(`^${SIMULATOR_URL}/offers/s/`));
      // the external site opens in Thai
      await expect(page.getByRole('heading', { level: 1, name: t('offersPage', offer) })).toBeVisible();
    }
    await context.clearCookies();
    const username = await enterAsNewMember(context, prefix);
    await context.addCookies([{ name: 'lang', value: language, url: PORTAL_URL }]);
    const { home } = screensOf(page, language);
    await page.goto(`/${prefix}`);
    await home.expectMember(username);
    await page.getByRole('link', { name: t('portal', 'quick.daily-check-in', {}, language), exact: true }).click();
    await page.getByRole('button', { name: t('offersPage', 'take-daily-check-in'), exact: true }).click();
    const back = page.getByRole('link', { name: t('offersPage', 'back'), exact: true }).last();
    await expect(back).toBeFocused();
    const { creditSatang } = await simulator.member(username);
    expect(creditSatang).toBeGreaterThan(100_000);
    await back.click();
    await home.expectCredit(creditSatang);
    await page.goto(`/${prefix}/daily-check-in`);
    await expect(page.getByText(t('games', 'noTurns', {}, language))).toBeVisible();
  });
}
