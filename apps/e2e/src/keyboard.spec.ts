import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from './support/demo';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';

/** Presses Tab until something has the focus, as somebody without a pointer does; every stop shows where it is. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await focusIsVisible(page), 'the focus can be seen').toBe(true);
      return;
    }
  }
  throw new Error(`not reached with ${most} presses of Tab: ${String(target)}`);
}

/** An outline or a shadow, on the element or on what stands around it. */
async function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const shown = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element);
      return (
        (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' || borderColor === 'var(--focus)'
      );
    };
    const focused = document.activeElement;
    return shown(focused) || shown(focused?.parentElement ?? null);
  });
}

test('log in, choose a game, play and come back without a pointer', async ({ page, screens }) => {
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

  await test.step('announcements are closed with Escape, and the focus is inside until then', async () => {
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
  await page.keyboard.type('NAGX');
  await expect(screens.lobby.tiles.first()).toBeVisible();
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
