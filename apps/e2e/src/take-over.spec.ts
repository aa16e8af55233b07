import { randomInt } from 'node:crypto';
import { holdScripts, openDrawn, slowDown, watchDrawn } from './support/drawn-page';
import { DEMO_PASSWORD, PORTAL_URL } from './support/demo';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { t } from './support/messages';

/** Pages that the server renders. Hydration errors fail every test. */
const DRAWN = [
  { name: 'home', as: 'guest', path: (prefix: string) => `/${prefix}?` },
  { name: 'login', as: 'guest', path: (prefix: string) => `/${prefix}/login?` },
  { name: 'home', as: 'member', path: (prefix: string) => `/${prefix}?` },
  { name: 'lobby', as: 'member', path: (prefix: string) => `/${prefix}/game?type=SLOT&` },
  { name: 'tournament', as: 'member', path: (prefix: string) => `/${prefix}/tournament?` },
] as const;

const LOGIN = '/MTO/login?lang=th';

// each agent and each language once, because the components are the same
for (const [prefix, language] of [
  ['MTO', 'th'],
  ['NAGA', 'en'],
  ['LOTUS', 'th'],
] as const)
  for (const { name, as, path } of DRAWN)
    test(`hydrates the ${name} of a ${as} of ${prefix} (${language}) without replacing elements`, async ({
      page,
      context,
    }) => {
      if (as === 'member') await enterAsNewMember(context, prefix);
      await slowDown(page);
      const letGo = await holdScripts(page);
      await openDrawn(page, `${path(prefix)}lang=${language}`);
      const thrownAway = await watchDrawn(page);
      letGo();
      expect(await thrownAway()).toEqual([]);
    });

for (const language of ['th', 'en'] as const)
  test(`shows a site's maintenance from the first byte, and keeps showing it (${language})`, async ({ page }) => {
    await slowDown(page);
    const letGo = await holdScripts(page);
    await openDrawn(page, `/KLANG/login?lang=${language}`);
    const notice = page.getByText(t('auth', 'maintenanceNotice', {}, language));
    await expect(notice).toBeVisible();
    const thrownAway = await watchDrawn(page);
    letGo();
    expect(await thrownAway()).toEqual([]);
    await expect(notice).toBeVisible();
  });

test('keeps and sends text that was typed before and during hydration', async ({ page, context, screens }) => {
  const { username } = await simulator.newMember('MTO');
  await slowDown(page);
  const letGo = await holdScripts(page);
  await openDrawn(page, LOGIN);
  const thrownAway = await watchDrawn(page);
  await screens.login.username.fill(username);
  await screens.login.password.pressSequentially(DEMO_PASSWORD.slice(0, 2));
  letGo();
  await screens.login.password.pressSequentially(DEMO_PASSWORD.slice(2), { delay: 60 });
  expect(await thrownAway()).toEqual([]);
  await expect(screens.login.password).toBeFocused();
  await expect(screens.login.password).toHaveValue(DEMO_PASSWORD);
  await screens.login.submit.click();
  await screens.home.expectMember(username);
  expect((await context.cookies(PORTAL_URL)).map(({ name }) => name)).toContain('portalToken');
});

test('keeps the focus in a field of the registration while the page is hydrated', async ({ page }) => {
  await slowDown(page);
  const letGo = await holdScripts(page);
  await openDrawn(page, '/NAGA/register?lang=th');
  const thrownAway = await watchDrawn(page);
  const tel = page.getByLabel(t('auth', 'tel'), { exact: true });
  await tel.focus();
  await page.keyboard.type('0912');
  letGo();
  expect(await thrownAway()).toEqual([]);
  await page.keyboard.type(String(randomInt(1e6)).padStart(6, '0'));
  await expect(tel).toHaveValue(/^091-2\d\d-\d{4}$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('submits a form, sent before the scripts were loaded, once they are', async ({ page, screens }) => {
  const { username } = await simulator.newMember('MTO');
  await page.clock.install();
  const letGo = await holdScripts(page);
  await openDrawn(page, LOGIN);
  await screens.login.logIn(username);
  // the form is submitted only by the scripts, however long they take
  await page.clock.fastForward('01:00');
  await expect(screens.login.password).toHaveValue(DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/MTO\/login/);
  letGo();
  await screens.home.expectMember(username);
  expect(page.url()).not.toContain(DEMO_PASSWORD);
});

test('fills a remembered username into the rendered login, unless another is typed', async ({ page, screens }) => {
  await page.addInitScript(() => localStorage.setItem('username:MTO', 'MTODEMO1'));
  await screens.login.open('MTO');
  await expect(screens.login.username).toHaveValue('MTODEMO1');
  const letGo = await holdScripts(page);
  await openDrawn(page, LOGIN);
  const thrownAway = await watchDrawn(page);
  await screens.login.username.fill('MTODEMO2');
  letGo();
  expect(await thrownAway()).toEqual([]);
  await expect(screens.login.username).toHaveValue('MTODEMO2');
});

test('keeps the scroll position of the page and of a rail', async ({ page, screens }) => {
  await slowDown(page);
  const letGo = await holdScripts(page);
  await openDrawn(page, '/MTO?lang=th');
  const thrownAway = await watchDrawn(page);
  const rail = screens.home.group('LIVE').getByRole('list');
  await rail.evaluate((list) => list.scrollTo({ left: 150, behavior: 'instant' }));
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const places = async () => [
    await page.evaluate(() => window.scrollY),
    await rail.evaluate((list) => Math.round(list.scrollLeft)),
  ];
  const before = await places();
  expect(Math.min(...before)).toBeGreaterThan(0);
  letGo();
  expect(await thrownAway()).toEqual([]);
  expect(await places()).toEqual(before);
});

test('finds what was searched for in the rendered lobby before the scripts were loaded', async ({
  page,
  context,
  screens,
}) => {
  await enterAsNewMember(context, 'MTO');
  await screens.lobby.open('MTO', 'SLOT');
  const { name } = await screens.lobby.game(0);
  const letGo = await holdScripts(page);
  await openDrawn(page, '/MTO/game?type=SLOT&lang=th');
  const thrownAway = await watchDrawn(page);
  await screens.lobby.search.fill(name);
  letGo();
  expect(await thrownAway()).toEqual([]);
  await expect(screens.lobby.search).toHaveValue(name);
  await expect(screens.lobby.gameLink(name).first()).toBeVisible();
  await expect.poll(() => screens.lobby.count()).toBeLessThan(20);
});
