import type { Locator } from '@playwright/test';
import { enterAsNewMember } from './support/session';
import { violations } from './support/standard';
import { expect, test } from './support/test';
import { t } from './support/messages';

// a phone held sideways
test.use({ viewport: { width: 740, height: 360 } });

const heightOf = async (element: Locator): Promise<number> => (await element.boundingBox())!.height;

test('leaves the height to the content', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  await screens.home.open('MTO');
  await expect(screens.home.menu).toBeVisible();
  expect(await heightOf(screens.home.menu)).toBeLessThanOrEqual(48);
  await page.goto('/MTO/deposit');
  const amount = page.getByRole('textbox', { name: t('payments', 'howMuch') });
  await expect(amount).toBeInViewport();
  // all amounts are in one row
  const chips = page.getByRole('group', { name: t('payments', 'quickAmounts') }).getByRole('button');
  await expect(chips.first()).toBeVisible();
  const rows = await chips.evaluateAll((all) => new Set(all.map((chip) => chip.getBoundingClientRect().top)).size);
  expect(rows).toBe(1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const bar = page.getByRole('heading', { level: 1 });
  await expect(bar).not.toBeInViewport();
  expect(await violations(page)).toEqual([]);
});

test('scrolls a sheet inside the screen', async ({ page, context }) => {
  await enterAsNewMember(context, 'MTO');
  await page.goto('/MTO?open=cashback');
  const sheet = page.getByRole('dialog', { name: t('withdrawals', 'claims') });
  await expect(sheet).toBeVisible();
  expect(await heightOf(sheet)).toBeLessThanOrEqual(360);
});

test('plays a game without scrolling', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  await screens.lobby.open('MTO', 'SLOT');
  const { name, link } = await screens.lobby.game(0);
  await link.click();
  await screens.game.expectOpen(name);
  await expect(screens.game.spin).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('img', { name })).toBeInViewport({ ratio: 1 });
});
