import type { Page } from '@playwright/test';
import { enterOffice } from './support/office';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { t } from './support/messages';

const AMOUNT = 15_000;
const REASON = 'ผู้ให้บริการมีรายการนี้แล้ว';
const action = (key: string) => `${t('officeMoney', key)}…`;

/** Opens a deposit whose reply is lost and whose report cannot be read, while the money arrives at the provider. */
async function loseDeposit(page: Page, username: string): Promise<void> {
  await page.goto('/MTO/deposit');
  await page.getByRole('textbox').fill(String(AMOUNT));
  const create = page.getByRole('button', { name: t('payments', 'createQr', { amount: '15,000' }) });
  await expect(create).toBeEnabled();
  await simulator.fault({ kind: 'doneReplyLost', call: 'depositPointCreate', username, times: 1 });
  await simulator.fault({ kind: 'html200', call: 'reportDeposit', username });
  await create.click();
  await expect(page.getByText(t('payments', 'checkingText'))).toBeVisible();
  const [opened] = await simulator.openPayments(username);
  await simulator.decideDeposit(opened!.id, { action: 'confirm' });
}

async function confirm(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('officeKit', 'reason')).fill(REASON);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('finds a missing deposit, settles it with two people, and shows it to the member by itself', async ({
  page,
  context,
  browser,
}) => {
  const username = await enterAsNewMember(context, 'MTO');
  await loseDeposit(page, username);

  const address = await test.step('support finds the member and the cause in five clicks', async () => {
    const { page: office, clicks } = await enterOffice(browser, 'mto.support', '/MTO/today');
    await expect(office.getByRole('heading', { level: 1, name: t('officeToday', 'title') })).toBeVisible();
    const before = await clicks();
    await office.keyboard.press('/');
    await office.keyboard.type(username.toLowerCase());
    await office.keyboard.press('Enter');
    await office.getByRole('link', { name: username }).click();
    await expect(office.getByRole('heading', { level: 1, name: username })).toBeVisible();
    await expect(office.getByText(t('officeMembers', 'turnoverNone'))).toBeVisible();
    const waiting = office.getByRole('table', { name: t('officeMembers', 'openMoney') });
    await waiting.getByRole('link', { name: t('officeTerms', 'kind.DEPOSIT') }).click();
    const side = office.getByRole('complementary');
    await expect(side.getByText(t('officeMoney', 'advice.providerHas'))).toBeVisible();
    expect((await clicks()) - before).toBeLessThanOrEqual(5);
    await expect(side.getByRole('button', { name: action('settle') })).toHaveCount(0);
    const path = await side.getByRole('link', { name: t('officeMoney', 'openPage') }).getAttribute('href');
    await office.context().close();
    return path!;
  });

  await test.step('the cashier requests the settlement', async () => {
    const { page: office } = await enterOffice(browser, 'mto.cashier', address);
    await office.getByRole('button', { name: action('settle') }).click();
    const dialog = office.getByRole('dialog');
    await expect(dialog.getByLabel(t('officeMoney', 'providerReference'))).not.toHaveValue('');
    await expect(dialog.getByText(t('officeMoney', 'whole'))).toBeVisible();
    await confirm(office, t('officeMoney', 'requestSettle'));
    await expect(office.getByText(t('officeApprovals', 'title'))).not.toHaveCount(0);
    await office.context().close();
  });

  const { page: head } = await enterOffice(browser, 'mto.head', '/MTO/today');
  await test.step('the head decides from the list of what waits', async () => {
    const waiting = head.getByRole('table', { name: t('officeToday', 'waiting') });
    const row = waiting.getByRole('row').filter({ hasText: username }).filter({ hasText: 'mto.cashier' });
    await row.getByRole('link').click();
    const side = head.getByRole('complementary');
    await expect(side.getByText(username)).toBeVisible();
    await side.getByRole('button', { name: `${t('officeApprovals', 'approve')}…`, exact: true }).click();
    await confirm(head, t('officeApprovals', 'approve'));
    await simulator.clearFaults();
  });

  await test.step("the member's open screen becomes the receipt", async () => {
    await expect(page.getByRole('heading', { name: /15,000\.\d\d/ })).toBeVisible();
  });

  await test.step('the audit log has the four entries, and its chain is intact', async () => {
    const log = head.getByRole('table', { name: t('officeAudit', 'title') });
    const entry = (action: string) => log.getByRole('cell', { name: t('officeTerms', `audit.${action}`), exact: true });
    await head.goto(`/MTO/audit?subject=${address.split('/').at(-1)}`);
    await expect(entry('office.money-settle-requested')).toHaveCount(1);
    await expect(entry('office.approval-approved')).toHaveCount(1);
    await head.goto(`/MTO/audit?subject=${username}`);
    await expect(entry('money.move-unknown')).toHaveCount(1);
    await expect(entry('money.move-settled')).toHaveCount(1);
    const verified = head
      .getByRole('status')
      .filter({ hasText: new RegExp(t('officeAudit', 'intact', { sealed: '\\d+', waiting: 0 })) });
    await expect(async () => {
      await head.getByRole('button', { name: t('officeAudit', 'verify') }).click();
      await expect(verified).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await head.context().close();
  });
});
