import { SLOT } from './support/demo';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { word } from './support/messages';

test('a guest who taps a game logs in and is led on into it', async ({ page, screens }) => {
  const { username } = await simulator.newMember('LOTUS');
  await screens.home.open('LOTUS');
  await screens.home.group('LIVE').getByRole('listitem').first().getByRole('link').click();
  await screens.login.logIn(username);
  await screens.game.expectOpen();
  await screens.game.back.click();
  await expect(page).toHaveURL(/\/LOTUS/);
});

test('a banner leads where it says', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  await screens.home.open('MTO');
  const banners = page.getByRole('region', { name: word('content', 'banners') });
  await banners.getByRole('link').filter({ hasText: 'คาสิโนสด' }).click();
  await screens.lobby.expectOpen();
  await expect(page.getByRole('heading', { level: 1, name: word('games', 'category.Casino') })).toBeVisible();
});

test('pictures out of view come when somebody comes near, and not before', async ({ page, context, screens }) => {
  await page.clock.install();
  await enterAsNewMember(context, 'MTO');
  await screens.home.open('MTO');
  await screens.home.expectCredit(100_000);
  const banners = page.getByRole('region', { name: word('content', 'banners') });
  const games = screens.home.group('LIVE').getByRole('listitem');
  await expect(games.first()).toBeAttached();
  // nothing comes by itself, however long somebody reads
  await page.clock.runFor(60_000);
  await expect(banners.locator('img')).toHaveCount(2);
  const drawn = await games.count();
  await banners.getByRole('link').first().focus();
  await expect.poll(() => banners.locator('img').count()).toBeGreaterThan(2);
  await expect.poll(() => games.count()).toBeGreaterThan(drawn);
});

test('credit is hidden when asked, stays hidden, and is read again on demand', async ({ page, context, screens }) => {
  const username = await enterAsNewMember(context, 'MTO');
  await screens.home.open('MTO');
  await screens.home.expectCredit(100_000);
  await screens.home.creditBox.getByRole('button', { name: word('wallet', 'hideCredit') }).click();
  await expect(screens.home.creditBox).not.toContainText('1,000.00');
  await page.reload();
  await expect(screens.home.creditBox).toContainText(word('wallet', 'creditHidden'));
  await screens.home.creditBox.getByRole('button', { name: word('wallet', 'showCredit') }).click();
  await screens.home.expectCredit(100_000);
  await simulator.deposit(username, 25_050);
  await screens.home.creditBox.getByRole('button', { name: word('wallet', 'refreshCredit') }).click();
  await screens.home.expectCredit(125_050);
});

test('a launch can be given up, and back leads to where it began', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  await screens.lobby.open('MTO', 'SLOT');
  const release = await screens.launch.hold();
  const { link } = await screens.lobby.game(0);
  await link.click();
  await screens.launch.cancel.click();
  await screens.lobby.expectOpen();
  await expect(page).toHaveURL(/\/MTO\/game\?type=SLOT/);
  release();
});

test('lobbies of providers open as well', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  for (const lobby of ['sports', 'sbo-sports', 'saba-sports', 'lotto', 'lotto?type=LOTTO_LAUNCH', 'poker']) {
    await page.goto(`/MTO/${lobby}`);
    await screens.game.expectOpen();
  }
});

test('a game opened twice is played once in the list of what was played', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  await screens.lobby.open('MTO', 'SLOT');
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(screens.launch.address('MTO', SLOT));
    await screens.game.expectOpen();
    await screens.game.back.click();
    await screens.home.tab('home').click();
  }
  await expect(screens.home.recents.getByRole('listitem')).toHaveCount(1);
});
