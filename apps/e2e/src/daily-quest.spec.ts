import { logIn } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { t } from './support/messages';

const MEMBER = 'LOTUSDEMO1';

test.describe('daily quest', () => {
  test('leads from the home page to a reward that arrives automatically', async ({ page, context }) => {
    // half of the deposit quest is already done
    await simulator.deposit(MEMBER, 5_000);
    await logIn(context, 'LOTUS', MEMBER);
    await page.goto('/LOTUS');
    const today = page.getByRole('region', { name: t('quests', 'today'), exact: true });
    await today.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/LOTUS\/daily-quest$/);
    await expect(page.getByRole('timer')).toBeVisible();
    const deposit = page.getByRole('listitem').filter({ hasText: t('quests', 'scope.deposit') });
    const reward = t('quests', 'credit', { amount: '10.00' });
    const claim = deposit.getByRole('button', { name: t('quests', 'claim', { reward }) });
    const claimed = deposit.getByRole('button', { name: t('quests', 'claimed') });
    await expect(claim.or(claimed)).toBeVisible();
    // claimable once a day: on existing data it can be claimed already
    if (await claim.isVisible()) await claim.click();
    await claimed.click();
    const receipt = page.getByRole('dialog');
    await expect(receipt.getByText(t('quests', 'completed'))).toBeVisible();
    await receipt.getByRole('link', { name: t('quests', 'history') }).click();
    await expect(page).toHaveURL(/\/LOTUS\/rewards\/history$/);
    // filter by quests, because a tournament can end and pay a prize in the meantime
    await page.getByRole('button', { name: t('chips', 'source.QUEST'), exact: true }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('+10.00');
  });

  test("shows a quest's rules, and that an unknown quest has no page", async ({ page, context }) => {
    await logIn(context, 'MTO', 'MTODEMO1');
    await page.goto('/MTO/daily-quest/2?lang=en');
    await expect(page.getByText(t('quests', 'oncePerDay', {}, 'en'))).toBeVisible();
    await page.goto('/MTO/daily-quest/999?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: t('portal', 'notFoundTitle', {}, 'en') })).toBeVisible();
    // the page stays after the scripts have taken over
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: t('portal', 'toHome', {}, 'en') }).click();
    await expect(page).toHaveURL(/\/MTO(\?lang=en)?$/);
  });

  test('recovers when the API is available again', async ({ page, context }) => {
    await logIn(context, 'MTO', 'MTODEMO1');
    await page.goto('/MTO/daily-quest');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await page.route('**/api/apps/daily_quest/**', (route) => route.abort());
    await page.reload();
    const again = page.getByRole('button', { name: t('kit', 'tryAgain') });
    await expect(again).toBeVisible();
    await page.unroute('**/api/apps/daily_quest/**');
    await again.click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  });
});
