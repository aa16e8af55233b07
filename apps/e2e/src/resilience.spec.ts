import { SPECIFIED } from './support/demo';
import { holdScripts, openDrawn } from './support/drawn-page';
import { countLoads } from './support/loads';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, screensOf, test } from './support/test';
import { expectToast } from './support/toasts';
import { t } from './support/messages';

test('reports a lost network, keeps the content visible, and recovers automatically', async ({
  page,
  context,
  screens,
  toasts,
}) => {
  await enterAsNewMember(context, 'MTO');
  await screens.lobby.open('MTO', 'SLOT');
  // wait until the scripts run: the rendered page is visible before that
  const { link } = await screens.lobby.game(0);
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: t('portal', 'offline') });
  await expect(banner).toBeVisible();
  await expect(screens.lobby.tiles.first()).toBeVisible();
  await link.click();
  await expect(
    screens.launch.failure('launchOffline').or(page.getByRole('heading', { name: t('portal', 'errorTitle') })),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expectToast(toasts, t('portal', 'backOnline'));
});

for (const language of ['th', 'en'] as const) {
  test(`shows the specification's 404 message and a link home (${language})`, async ({ page }) => {
    const reply = await page.goto(`/MTO/nothing/here?lang=${language}`);
    expect(reply?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: t('portal', 'notFoundTitle', {}, language) }),
    ).toBeVisible();
    await expect(page.getByText(SPECIFIED.notFound)).toBeVisible();
    await page.getByRole('link', { name: t('portal', 'toHome', {}, language) }).click();
    await screensOf(page, language).home.expectGuest('MTO');
  });
}

test.describe('missing script file of a screen', () => {
  // the service worker has a copy of every file
  test.use({ serviceWorkers: 'block' });
  const CHUNK = /\/assets\/login-page-[^/]+\.js$/;

  test('reloads the page once, and opens the screen', async ({ page, screens }) => {
    const loads = countLoads(page);
    // missing for the first page but present after a reload, as after a release; the home page may load it in advance
    await page.route(CHUNK, (route) => (loads() < 2 ? route.abort() : route.continue()));
    await screens.home.open('MTO');
    await screens.home.expectGuest('MTO');
    await screens.home.tab('login').click();
    await expect.poll(loads).toBe(2);
    await expect(screens.login.username).toBeVisible();
    expect(loads()).toBe(2);
  });

  test('submits no form of the rendered page natively', async ({ page, screens }) => {
    const { username } = await simulator.newMember('MTO');
    const native: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.method() === 'POST') native.push(request.url());
    });
    await page.route(CHUNK, (route) => route.abort());
    const letGo = await holdScripts(page);
    await openDrawn(page, '/MTO/login?lang=th');
    await screens.login.logIn(username);
    letGo();
    await expect(page.getByRole('heading', { name: t('kit', 'offlineTitle') })).toBeVisible();
    expect(native).toEqual([]);
  });

  test('reports no internet instead of reloading repeatedly', async ({ page, screens }) => {
    const loads = countLoads(page);
    await page.route(CHUNK, (route) => route.abort());
    await screens.home.open('MTO');
    await screens.home.expectGuest('MTO');
    await screens.home.tab('login').click();
    await expect(page.getByRole('heading', { name: t('kit', 'offlineTitle') })).toBeVisible();
    expect(loads()).toBe(2);
    await page.unroute(CHUNK);
    await page.getByRole('button', { name: t('kit', 'tryAgain') }).click();
    await expect(screens.login.username).toBeVisible();
  });
});

test('starts a new page at its top, and restores the position on the way back', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  await screens.lobby.open('MTO', 'SLOT');
  // scroll in steps, as a member does, because the list grows while scrolling
  const scrolled = async () => {
    await page.mouse.wheel(0, 800);
    return page.evaluate(() => window.scrollY);
  };
  await expect.poll(scrolled).toBeGreaterThan(2_000);
  // a turn of the wheel that a busy browser has not shown yet would move the next page
  const moved = () =>
    page.evaluate(async () => {
      const before = window.scrollY;
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return window.scrollY - before;
    });
  await expect.poll(moved).toBe(0);
  const place = await page.evaluate(() => window.scrollY);
  await screens.home.tab('account').click();
  await expect(screens.account.heading).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);
});

test('keeps few of 5,000 games in the page at a time', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  await screens.lobby.open('MTO', 'SLOT');
  expect(await screens.lobby.count()).toBeGreaterThan(500);
  for (let round = 0; round < 5; round += 1) {
    expect(await screens.lobby.tiles.count()).toBeLessThanOrEqual(60);
    await page.mouse.wheel(0, 3_000);
    await expect(screens.lobby.tiles.first()).toBeAttached();
  }
});
