import { SLOT } from './support/demo';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { messagePattern, t } from './support/messages';

test('leads a guest who taps a game through the login into the game', async ({ page, screens }) => {
  const { username } = await simulator.newMember('LOTUS');
  await screens.home.open('LOTUS');
  await screens.home.group('LIVE').getByRole('listitem').first().getByRole('link').click();
  await screens.login.logIn(username);
  await screens.game.expectOpen();
  await screens.game.back.click();
  await expect(page).toHaveURL(/\/LOTUS/);
});

test('leads from a banner to its target', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  await screens.home.open('MTO');
  const banners = page.getByRole('region', { name: t('content', 'banners') });
  await banners
    .getByRole('link')
    .filter({ hasText: t('games', 'category.Casino') })
    .click();
  await screens.lobby.expectOpen();
  await expect(page.getByRole('heading', { level: 1, name: t('games', 'category.Casino') })).toBeVisible();
});

test('loads pictures outside the view only when they come near', async ({ page, context, screens }) => {
  await page.clock.install();
  await enterAsNewMember(context, 'MTO');
  await screens.home.open('MTO');
  await screens.home.expectCredit(100_000);
  const banners = page.getByRole('region', { name: t('content', 'banners') });
  const games = screens.home.group('LIVE').getByRole('listitem');
  await expect(games.first()).toBeAttached();
  // time alone loads nothing
  await page.clock.runFor(60_000);
  await expect(banners.locator('img')).toHaveCount(2);
  const drawn = await games.count();
  await banners.getByRole('link').first().focus();
  await expect.poll(() => banners.locator('img').count()).toBeGreaterThan(2);
  await expect.poll(() => games.count()).toBeGreaterThan(drawn);
});

test('hides the credit on demand, keeps it hidden, and refreshes it on demand', async ({ page, context, screens }) => {
  const username = await enterAsNewMember(context, 'MTO');
  await screens.home.open('MTO');
  await screens.home.expectCredit(100_000);
  await screens.home.creditBox.getByRole('button', { name: t('wallet', 'hideCredit') }).click();
  await expect(screens.home.creditBox).not.toContainText('1,000.00');
  await page.reload();
  await expect(screens.home.creditBox).toContainText(t('wallet', 'creditHidden'));
  await screens.home.creditBox.getByRole('button', { name: t('wallet', 'showCredit') }).click();
  await screens.home.expectCredit(100_000);
  await simulator.deposit(username, 25_050);
  await screens.home.creditBox.getByRole('button', { name: t('wallet', 'refreshCredit') }).click();
  await screens.home.expectCredit(125_050);
});

test('opens all services from the home page and from the account, and closes them with back', async ({
  page,
  context,
  screens,
}) => {
  await enterAsNewMember(context, 'MTO');
  const services = page.getByRole('dialog', { name: t('services', 'title') });
  await screens.home.open('MTO');
  await page.getByRole('link', { name: t('portal', 'quick.all') }).click();
  await expect(services).toBeVisible();
  await page.goBack();
  await expect(services).toHaveCount(0);
  await page.goto('/MTO/user-info');
  await page.getByRole('button', { name: t('portal', 'quick.all') }).click();
  // a new member has the lowest tier
  const gold = t('tierNames', 'name.gold');
  const closed = t('tiersServer', 'menuClosed', { menu: t('menuNames', 'menu.gashapon'), tier: gold });
  await services.getByRole('link', { name: closed }).click();
  await expect(page.getByRole('heading', { name: closed })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: messagePattern('tiers', 'toNext') })).toBeVisible();
});

test('cancels a launch and returns to where it started', async ({ page, context, screens }) => {
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

test('returns from a game to the same place of the same lobby', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  await screens.lobby.open('MTO', 'SLOT');
  await page.evaluate(() => window.scrollTo(0, 2_400));
  // a click on an element would scroll to it: look for a point on a game
  const point = await page.waitForFunction(() => {
    const heights = Array.from({ length: 25 }, (_, step) => 120 + step * 20);
    const y = heights.find((at) => document.elementFromPoint(60, at)?.closest('a')?.href.includes('/launch/'));
    return y !== undefined && { x: 60, y };
  });
  const { x, y } = (await point.jsonValue()) as { x: number; y: number };
  const place = await page.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(1_000);
  await page.mouse.click(x, y);
  await screens.game.expectOpen();
  await screens.game.back.click();
  await expect(page).toHaveURL(/\/MTO\/game\?type=SLOT/);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
});

test('guides a new member until the steps are taken or hidden', async ({ page, context, screens }) => {
  const username = await enterAsNewMember(context, 'MTO');
  await screens.home.open('MTO');
  const steps = page.getByRole('region', { name: t('firstSteps', 'title') });
  const deposit = steps.getByRole('link', { name: t('firstSteps', 'step.deposit') });
  await expect(deposit).toHaveAttribute('href', '/MTO/deposit');
  await expect(steps.getByRole('link', { name: t('firstSteps', 'step.passkey') })).toHaveAttribute(
    'href',
    '/MTO/user-info/second-factor',
  );
  await simulator.deposit(username, 10_000);
  await page.reload();
  await expect(steps).toContainText(t('firstSteps', 'done', { done: 1, total: 4 }));
  await expect(deposit).toHaveCount(0);
  await steps.getByRole('button', { name: t('firstSteps', 'hide') }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await screens.home.expectMember(username);
  await page.waitForLoadState('networkidle');
  await expect(steps).toHaveCount(0);
});

test("opens the providers' lobbies", async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  for (const lobby of ['sports', 'sbo-sports', 'saba-sports', 'lotto', 'lotto?type=LOTTO_LAUNCH', 'poker']) {
    await page.goto(`/MTO/${lobby}`);
    await screens.game.expectOpen();
  }
});

test('lists a game once in the recent games after two visits', async ({ page, context, screens }) => {
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
