import { enterAsNewMember, logIn } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { t } from './support/messages';

test('withdraws money, paid by the desk and listed in the history', async ({ page, context }) => {
  const username = await enterAsNewMember(context, 'MTO');
  await page.goto('/MTO/withdraw');
  await page.getByRole('textbox').fill('250.5');
  await page.getByRole('button', { name: t('withdrawals', 'withdraw'), exact: true }).click();
  const confirmed = t('withdrawals', 'confirm', { amount: '250.50' });
  await page.getByRole('dialog').getByRole('button', { name: confirmed }).click();
  const receipt = page.getByRole('dialog', { name: t('withdrawals', 'requested') });
  await expect(receipt.getByText(t('payments', 'status.pending'), { exact: true })).toBeVisible();
  await expect.poll(async () => (await simulator.member(username)).creditSatang).toBe(74_950);

  await simulator.decideWithdrawal(username, { paid: true });
  await expect(page.getByRole('dialog').getByText(t('payments', 'status.completed'))).toBeVisible();
  await page.getByRole('button', { name: t('payments', 'done') }).click();
  await page.getByRole('link', { name: t('withdrawals', 'toHistory') }).click();
  const entry = page.getByRole('listitem').filter({ hasText: '250.50' });
  await expect(entry).toContainText(t('payments', 'status.completed'));
});

test('shows a withdrawal whose reply was lost as pending, and does not send it twice', async ({ page, context }) => {
  const username = await enterAsNewMember(context, 'NAGA');
  await simulator.fault({ kind: 'doneReplyLost', call: 'withdrawCredit', username, times: 1 });
  await page.goto('/NAGA/withdraw');
  await page.getByRole('textbox').fill('300');
  await page.getByRole('button', { name: t('withdrawals', 'withdraw'), exact: true }).click();
  const confirmed = t('withdrawals', 'confirm', { amount: '300.00' });
  await page.getByRole('dialog').getByRole('button', { name: confirmed }).click();
  const receipt = page.getByRole('dialog', { name: t('withdrawals', 'requested') });
  await expect(receipt.getByText(t('payments', 'status.pending'), { exact: true })).toBeVisible();
  expect(await simulator.openPayments(username)).toHaveLength(1);
  expect((await simulator.member(username)).creditSatang).toBe(70_000);
});

test('opens cashback and points over the home page, with an address of their own', async ({
  page,
  context,
  screens,
}) => {
  await logIn(context, 'LOTUS', 'LOTUSDEMO1');
  await screens.home.open('LOTUS');
  await page.getByRole('link', { name: t('portal', 'quick.cashback') }).click();
  const sheet = page.getByRole('dialog', { name: t('withdrawals', 'claims') });
  await expect(sheet.getByRole('region', { name: t('withdrawals', 'cashback') })).toBeVisible();
  await expect(sheet.getByRole('region', { name: t('withdrawals', 'pointsTitle') })).toContainText(/\d\.\d\d/);
  await expect(page).toHaveURL(/\?open=cashback$/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.goForward();
  await expect(sheet).toBeVisible();
});
