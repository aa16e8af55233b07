import type { Page } from '@playwright/test';
import { type Language, t } from './support/messages';
import { PORTAL_URL } from './support/demo';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';

const CODE = 'WELCOME-7K2M-93QX';

const said = (language: Language) => ({
  coupon: (key: string, values = {}) => t('couponReturn', key, values, language),
  chips: (key: string, values = {}) => t('chips', key, values, language),
  withdrawal: (key: string, values = {}) => t('withdrawals', key, values, language),
});
type Said = ReturnType<typeof said>;

/** Redeems a coupon with a turnover requirement, and opens its return where the withdrawal is blocked. */
async function openReturn(page: Page, prefix: string, say: Said) {
  await page.goto(`/${prefix}/coupon`);
  await page.getByRole('textbox').fill(CODE);
  await page.getByRole('button', { name: say.chips('check'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say.chips('redeem'), exact: true })
    .click();
  await expect(page.getByText(say.chips('received.CREDIT', { amount: '100.00' }))).toBeVisible();
  // the coupon can be returned on this page, too
  await expect(page.getByRole('button', { name: say.coupon('return'), exact: true })).toBeVisible();
  await page.goto(`/${prefix}/withdraw`);
  await expect(page.getByRole('heading', { name: say.withdrawal('notYet') })).toBeVisible();
  await page.getByRole('button', { name: say.coupon('return'), exact: true }).click();
  return page.getByRole('dialog', { name: say.coupon('title', { amount: '100.00' }) });
}

test('returns an unplayed coupon and withdraws the own deposit', async ({ page, context }) => {
  const username = await enterAsNewMember(context, 'MTO');
  const say = said('th');
  const sheet = await openReturn(page, 'MTO', say);
  await expect(sheet.getByText(say.coupon('unplayed'))).toBeVisible();
  await expect(sheet.getByText('฿300.00', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: say.coupon('keep'), exact: true }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: say.coupon('return'), exact: true }).click();
  await sheet.getByRole('button', { name: say.coupon('confirm', { amount: '100.00' }), exact: true }).click();
  await expect(sheet.getByText(say.coupon('done'), { exact: true })).toBeVisible();
  await expect.poll(async () => (await simulator.member(username)).creditSatang).toBe(100_000);
  await sheet.getByRole('button', { name: say.coupon('finish'), exact: true }).click();
  await page.getByRole('textbox').fill('1000');
  await page.getByRole('button', { name: say.withdrawal('withdraw'), exact: true }).click();
  const confirm = say.withdrawal('confirm', { amount: '1,000.00' });
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('dialog', { name: say.withdrawal('requested') })).toBeVisible();
  await page.goto('/MTO/user-info/statement');
  await expect(page.getByText(t('statement', 'kind.COUPON_RETURNED'), { exact: true })).toBeVisible();
});

test('follows a return whose reply was lost, and takes the credit once', async ({ page, context }) => {
  const username = await enterAsNewMember(context, 'NAGA');
  await context.addCookies([{ name: 'lang', value: 'en', url: PORTAL_URL }]);
  const say = said('en');
  await simulator.fault({ kind: 'doneReplyLost', call: 'debitTransfer', username, times: 1 });
  const sheet = await openReturn(page, 'NAGA', say);
  await sheet.getByRole('button', { name: say.coupon('confirm', { amount: '100.00' }), exact: true }).click();
  await expect(sheet.getByText(say.coupon('done'), { exact: true })).toBeVisible();
  expect((await simulator.member(username)).creditSatang).toBe(100_000);
});
