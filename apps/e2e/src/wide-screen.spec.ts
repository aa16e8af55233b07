import { enterAsNewMember, logIn } from './support/session';
import { simulator } from './support/simulator';
import { violations } from './support/standard';
import { expect, test } from './support/test';
import { t } from './support/messages';

test.use({ viewport: { width: 1280, height: 800 } });

test("shows the navigation and the member's day beside the column, and keeps the column's width", async ({
  page,
  context,
  screens,
}) => {
  await logIn(context, 'MTO', 'MTODEMO1');
  await screens.home.open('MTO');
  await screens.home.expectMember('MTODEMO1');
  const side = page.getByRole('complementary', { name: t('sides', 'today') });
  await expect(side.getByRole('region', { name: t('quests', 'today') })).toBeVisible();
  await expect(side.getByRole('region', { name: t('tournaments', 'running') })).toBeVisible();
  // one main menu: the tabs are gone
  await expect(screens.home.menu).toHaveCount(1);
  const [menu, column] = [(await screens.home.menu.boundingBox())!, (await page.getByRole('main').boundingBox())!];
  expect(menu.x + menu.width).toBeLessThanOrEqual(column.x);
  expect(column.width).toBe(480);
  expect(await violations(page)).toEqual([]);
  await screens.home.menu.getByRole('link', { name: t('portal', 'quick.daily-quest'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('quests', 'title') })).toBeVisible();
  // the page itself lists the quests
  await expect(side.getByRole('region', { name: t('quests', 'today') })).toHaveCount(0);
  await screens.home.menu.getByRole('link', { name: t('sides', 'statement'), exact: true }).click();
  await expect(page).toHaveURL(/\/MTO\/user-info\/statement/);
});

test('keeps the navigation beside a task that cannot be read, and offers no registration to its member', async ({
  page,
  context,
  screens,
}) => {
  await enterAsNewMember(context, 'NAGA');
  await simulator.fault({ kind: 'http500', system: 'gamePlatform', call: 'withdrawCondition' });
  await page.goto('/NAGA/withdraw');
  await expect(page.getByRole('heading', { level: 2, name: t('kit', 'unavailableTitle') })).toBeVisible();
  await expect(screens.home.menu.getByRole('link', { name: t('portal', 'contact') })).toBeVisible();
  await simulator.clearFaults();
  await page.route('**/api/provider/profile', (route) =>
    route.fulfill({ status: 503, json: { code: 503, message: t('server', 'unavailable') } }),
  );
  for (const path of ['/NAGA/deposit', '/NAGA']) {
    await page.goto(path);
    await expect(screens.home.menu.getByRole('link', { name: t('portal', 'account'), exact: true })).toBeVisible();
    await expect(screens.home.menu.getByRole('link', { name: t('portal', 'contact') })).toBeVisible();
    await expect(screens.home.menu.getByRole('link', { name: t('sides', 'signUp') })).toHaveCount(0);
  }
});

test('opens a receipt beside the list of payments', async ({ page, context }) => {
  await logIn(context, 'MTO', 'MTODEMO1');
  await page.goto('/MTO/user-info/statement');
  const line = page.getByRole('main').getByRole('listitem').getByRole('button').first();
  await line.click();
  const receipt = page.getByRole('dialog');
  await expect(receipt.getByRole('button', { name: t('payments', 'copyId') })).toBeVisible();
  const [sheet, column] = [(await receipt.boundingBox())!, (await page.locator('main').boundingBox())!];
  expect(sheet.x).toBeGreaterThanOrEqual(column.x + column.width);
  expect(sheet.x + sheet.width).toBeLessThanOrEqual(1280);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);
  await expect(line).toBeFocused();
});

test('leads the keyboard from the skip link over the navigation to the content', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'NAGA');
  await screens.home.open('NAGA');
  await expect(screens.home.menu.getByRole('list', { name: t('portal', 'quickMenu') })).toBeVisible();
  const skip = page.getByRole('button', { name: t('portal', 'skipToContent') });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(screens.home.tab('home')).toBeFocused();
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

test('offers a guest the login and the registration, and shows the tabs where the screen is narrow', async ({
  page,
  screens,
}) => {
  await screens.home.open('LOTUS');
  await expect(screens.home.menu.getByRole('link', { name: t('sides', 'signUp') })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(screens.home.menu.getByRole('link', { name: t('sides', 'signUp') })).toHaveCount(0);
  await expect(screens.home.tab('login')).toBeVisible();
});
