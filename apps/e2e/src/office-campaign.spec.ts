import type { Locator, Page } from '@playwright/test';
import { enterOffice } from './support/office';
import { logIn } from './support/session';
import { expect, test } from './support/test';
import { t } from './support/messages';

/** A quest of the demo world that no journey claims: a reward cannot change on a day on which it was claimed. */
const QUEST = { id: 2, title: 'เล่นครบ 2,000 บาท' };
const say = (key: string) => t('officeCampaigns', key);

/** The form of the quest, opened in the list. */
async function openQuest(office: Page): Promise<Locator> {
  const row = office.locator('details').filter({ hasText: QUEST.title });
  await row.locator('summary').click();
  const reward = row.getByLabel(t('questsServer', 'field.amountPoints'));
  await expect(reward).toBeVisible();
  return reward;
}

/** Sends the changed form with a reason; the dialog stays open. */
async function sendWith(office: Page, reason: string): Promise<Locator> {
  await office.getByRole('button', { name: `${say('save')}…` }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(t('officeKit', 'reason')).fill(reason);
  await dialog.getByRole('button', { name: say('save'), exact: true }).click();
  return dialog;
}

/** The member's page of the quest shows the reward. */
async function expectReward(page: Page, points: number): Promise<void> {
  await expect(async () => {
    await page.goto(`/MTO/daily-quest/${QUEST.id}`);
    const reward = page.getByText(t('quests', 'points', { amount: String(points), count: points }), { exact: true });
    await expect(reward.first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test('changes the reward of a quest with a reason, refuses an outdated form, and restores the former version', async ({
  page,
  context,
  browser,
}) => {
  await logIn(context, 'MTO', 'MTODEMO1');
  const { page: office } = await enterOffice(browser, 'mto.marketing', '/MTO/campaigns/quests');
  const { page: other } = await enterOffice(browser, 'mto.head', '/MTO/campaigns/quests');
  const reward = await openQuest(office);
  const before = Number(await reward.inputValue());
  const after = before + 5;
  const reason = `โปรโมชันสุดสัปดาห์ ${Date.now()}`;
  await expectReward(page, before);

  const outdated = await test.step('two people change the same version', async () => {
    const field = await openQuest(other);
    await field.fill(String(before + 50));
    await reward.fill(String(after));
    return field;
  });

  await test.step('the first save reaches the members', async () => {
    await expect(await sendWith(office, reason)).toHaveCount(0);
    await expect(office.getByText(reason)).toBeVisible();
    await expectReward(page, after);
  });

  await test.step('the second save is refused, says why, and keeps the form until the current version is loaded', async () => {
    const dialog = await sendWith(other, 'รางวัลใหญ่กว่าเดิม');
    await expect(dialog.getByText(t('officeServer', 'campaignHasChanged'))).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(outdated).toHaveValue(String(before + 50));
    await expectReward(page, after);
    const changed = other.getByRole('alert').filter({ hasText: say('changedTitle') });
    await changed.getByRole('button', { name: say('load') }).click();
    await expect(await openQuest(other)).toHaveValue(String(after));
  });

  await test.step('the audit log has one entry with the reason', async () => {
    await other.goto('/MTO/audit');
    const entries = other.getByRole('table', { name: t('officeAudit', 'title') }).getByRole('row');
    const entry = entries.filter({ hasText: reason });
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText('mto.marketing');
    await expect(entry).toContainText(t('officeTerms', 'audit.settings.quests-replaced'));
  });

  await test.step('the former version is restored', async () => {
    const versions = office.getByRole('listitem').filter({ has: office.getByRole('button', { name: say('show') }) });
    const former = versions.nth(1);
    await former.getByRole('button', { name: `${say('restore')}…` }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel(t('officeKit', 'reason')).fill('จบโปรโมชันแล้ว');
    await dialog.getByRole('button', { name: say('restore'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(reward).toHaveValue(String(before));
    await expectReward(page, before);
  });

  await Promise.all([office, other].map((one) => one.context().close()));
});
