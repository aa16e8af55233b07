import { enterAsNewMember, logIn } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { messagePattern, t } from './support/messages';

test.describe('menu list', () => {
  test("hides menus that the member's tier does not include", async ({ page, context }) => {
    await logIn(context, 'LOTUS', 'LOTUSDEMO2');
    await page.goto('/LOTUS/user-info/tier-detail');
    const menus = page.getByRole('list', { name: messagePattern('tiers', 'menus') });
    // besides the lobby, depositing and withdrawing, which every tier has
    const open = ['promotion', 'coupon'];
    const names = open.map((menu) => t('menuNames', `menu.${menu}`));
    await expect(menus.getByRole('listitem')).toHaveText(names);
    await expect(menus.getByRole('link')).toHaveText(names);
    await page.goto('/LOTUS');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('quests', 'today') })).toHaveCount(0);
  });

  test("opens quests, cashback and the tournament to MTO's new members", async ({ page, context }) => {
    await enterAsNewMember(context, 'MTO');
    await page.goto('/MTO');
    const shortcut = (menu: string) =>
      page
        .getByRole('navigation', { name: t('portal', 'quickMenu') })
        .getByRole('link', { name: t('portal', `quick.${menu}`), exact: true });
    await shortcut('cashback').click();
    await expect(page.getByRole('dialog', { name: t('withdrawals', 'claims') })).toBeVisible();
    await page.keyboard.press('Escape');
    await shortcut('daily-quest').click();
    await expect(page.getByRole('listitem').filter({ hasText: t('quests', 'scope.deposit') })).toBeVisible();
    await page.goto('/MTO/tournament');
    await expect(page.getByRole('region', { name: t('tournaments', 'board') })).toBeVisible();
  });
});

test('reports a session that ended meanwhile when the page is opened', async ({ page, context, toasts }) => {
  const username = await enterAsNewMember(context, 'NAGA');
  // renewing tokens does not help
  await simulator.fault({ kind: 'code1005', system: 'gamePlatform', call: 'profile', username });
  try {
    await page.goto('/NAGA/user-info');
    await expect(page).toHaveURL(/\/NAGA\/login$/);
    await expect.poll(() => toasts.filter((text) => text === t('portal', 'sessionError'))).toHaveLength(1);
  } finally {
    await simulator.clearFaults();
  }
});
