import type { Page } from '@playwright/test';
import { HOME_GROUPS } from './pages/home-page';
import { SESSION_COOKIES } from './support/demo';
import { agentsInScope } from './support/scope';
import { cookieHeader, expectLoggedOut, profileStatus } from './support/session';
import { simulator } from './support/simulator';
import { expect, type Screens, test } from './support/test';
import { t } from './support/messages';

for (const prefix of agentsInScope(['MTO', 'NAGA'])) {
  test(`supports login, play, return with the new credit, and logout (${prefix})`, async ({
    page,
    context,
    screens,
  }) => {
    // announcements appear once to each member
    const { username } = await simulator.newMember(prefix);
    await test.step('a guest opens the portal and logs in', async () => {
      await screens.home.open(prefix);
      await screens.home.expectGuest(prefix);
      await screens.home.tab('login').click();
      await screens.login.logIn(username.toLowerCase());
      await expect(page).toHaveURL(new RegExp(`/${prefix}$`));
    });

    await test.step('announcements appear once', async () => {
      expect(await screens.home.readAnnouncements()).toHaveLength(2);
      await page.reload();
      await screens.home.expectMember(username);
      await expect(page.getByRole('heading', { name: t('quests', 'today') })).toBeAttached();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('credit and tier match the provider', async () => {
      const { creditSatang, tier } = await simulator.member(username);
      await screens.home.expectCredit(creditSatang);
      await expect(screens.home.tierChip(tier)).toBeVisible();
      await expectGroupsInOrder(page);
    });

    const played = await test.step('provider and search filter the lobby', () => browse(page, screens));
    await test.step('a favourite persists after a reload', () => keepFavorite(page, screens, played));

    const ids = await test.step('a game opens and is played', async () => {
      const release = await screens.launch.hold();
      await screens.lobby.gameLink(played).click();
      await expect(screens.launch.opening(played)).toBeVisible();
      release();
      await screens.game.expectOpen(played);
      const rounds = [await screens.game.playRound(), await screens.game.playRound()];
      await screens.game.expectCredit((await simulator.member(username)).creditSatang);
      return rounds;
    });

    await test.step('the provider has settled the rounds under the displayed ids', async () => {
      const rounds = await simulator.rounds(username);
      for (const id of ids) expect(rounds.find((round) => round.id === id)).toMatchObject({ status: 'SETTLED' });
    });

    await test.step('the portal shows the new credit', async () => {
      await screens.game.back.click();
      await expect(page).toHaveURL(new RegExp(`/${prefix}(/.*)?$`));
      await screens.home.tab('home').click();
      await screens.home.expectCredit((await simulator.member(username)).creditSatang);
      await expect(screens.home.recents.getByRole('listitem').first()).toContainText(played);
    });

    await test.step('the logout invalidates the session', async () => {
      const old = await cookieHeader(context);
      expect(await profileStatus(old)).toBe(200);
      await screens.home.tab('account').click();
      await screens.account.logOut();
      await screens.home.expectGuest(prefix);
      await expectLoggedOut(context);
      for (const name of SESSION_COOKIES) expect(old).toContain(`${name}=`);
      expect(await profileStatus(old)).toBe(401);
    });
  });
}

async function expectGroupsInOrder(page: Page): Promise<void> {
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const groups = HOME_GROUPS.map((type) => t('games', `group.${type}`));
  expect(titles.filter((title) => groups.includes(title))).toEqual(groups);
}

/** Goes from the home page to slots, filters by provider and search. @returns the game's name */
async function browse(page: Page, screens: Screens): Promise<string> {
  await screens.home.openLobby('SLOT');
  await expect(page).toHaveURL(/\/game\?type=SLOT/);
  await screens.lobby.expectOpen();
  const all = await screens.lobby.count();
  const provider = screens.lobby.providers.nth(3);
  await provider.click();
  await expect(provider).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/provider=/);
  await expect.poll(() => screens.lobby.count()).toBeLessThan(all);
  const { name } = await screens.lobby.game(1);
  await screens.lobby.search.fill(name);
  await expect(screens.lobby.gameLink(name)).toBeVisible();
  await expect.poll(() => screens.lobby.count()).toBeLessThan(5);
  return name;
}

/** Adds a favourite, checks it after a reload, and restores the previous state. */
async function keepFavorite(page: Page, screens: Screens, name: string): Promise<void> {
  const heart = screens.lobby.heartOf(name);
  const before = await heart.getAttribute('aria-pressed');
  const after = String(before !== 'true');
  await screens.lobby.toggleFavorite(name);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', after);
  await screens.lobby.toggleFavorite(name);
  await expect(heart).toHaveAttribute('aria-pressed', before ?? 'false');
}
