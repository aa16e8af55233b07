import { DEMO_PASSWORD } from './support/demo';
import { tabTo } from './support/keys';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';

test('supports logging in, choosing a game, playing and returning by keyboard alone', async ({ page, screens }) => {
  const { username } = await simulator.newMember('MTO');
  await screens.home.open('MTO');
  await screens.home.expectGuest('MTO');

  await tabTo(page, screens.home.guestBox.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(screens.login.heading).toBeVisible();
  await tabTo(page, screens.login.username);
  await page.keyboard.type(username);
  await tabTo(page, screens.login.password);
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await screens.home.expectMember(username);

  await test.step('announcements keep the focus until Escape closes them', async () => {
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await tabTo(page, screens.home.group('SLOT').getByRole('link').first(), 200);
  await page.keyboard.press('Enter');
  await screens.lobby.expectOpen();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, screens.lobby.search);
  const all = await screens.lobby.count();
  await page.keyboard.type('NAGX');
  // wait for the filtered list
  await expect.poll(() => screens.lobby.count()).toBeLessThan(all);
  const { name, link } = await screens.lobby.game(0);
  await tabTo(page, link, 80);
  await page.keyboard.press('Enter');

  await screens.game.expectOpen(name);
  await tabTo(page, screens.game.spin, 40);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await simulator.rounds(username)).length).toBe(1);
  await expect(screens.game.spin).toBeEnabled();
  await page.keyboard.press('Tab');
  await tabTo(page, screens.game.back, 40);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/MTO/);
  await expect(screens.home.menu).toBeVisible();
});
