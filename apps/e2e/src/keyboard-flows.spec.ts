import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from './support/demo';
import { tabTo } from './support/keys';
import { riseToSilver } from './support/play';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { spokenLanguage, t } from './support/messages';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Returns the sheet that has just opened, after checking that its title has the focus and that Tab stays inside. */
async function expectInSheet(page: Page): Promise<Locator> {
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading').first()).toBeFocused();
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  return sheet;
}

test.describe('keyboard alone', () => {
  test('completes a registration, including leaving a sheet and returning to it', async ({ page, screens }) => {
    const auth = (key: string, values = {}) => t('auth', key, values);
    const field = (key: string) => page.getByLabel(auth(key), { exact: true });
    const tel = `09${digits(8)}`;
    await page.goto('/NAGA/register');
    await expect(page.getByRole('heading', { name: auth('phoneTitle') })).toBeVisible();
    // each step starts in its first field
    await expect(field('tel')).toBeFocused();
    await page.keyboard.type(tel);
    await page.keyboard.press('Enter');
    const banks = page.getByRole('button', { name: /\d/ });
    await expect(page.getByRole('radio').first()).toBeFocused();
    await press(page, banks.first());
    await expectInSheet(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(banks.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await type(page, field('accountNumber'), digits(12));
    await page.keyboard.press('Enter');
    await expect(field('firstName')).toBeFocused();
    await page.keyboard.type('Thanakorn');
    await type(page, field('lastName'), 'Thongsukdee');
    const part = (key: string) => page.getByLabel(t('kit', key), { exact: true });
    await type(page, part('day'), '13');
    await expect(part('month')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(part('month')).toHaveValue('1');
    // Thai writes the year of the Buddhist era
    await type(page, part('year'), spokenLanguage() === 'th' ? '2538' : '1995');
    await press(page, button(page, auth('next')));
    const username = `K${digits(8)}`;
    await expect(field('username')).toBeFocused();
    await page.keyboard.type(username);
    await type(page, field('password'), DEMO_PASSWORD);
    await type(page, field('passwordAgain'), DEMO_PASSWORD);
    await press(page, page.getByRole('checkbox'), 'Space');
    await press(page, button(page, auth('createAccount')));
    // the sheet's only field has the focus
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type(await simulator.otp(tel));
    await press(page, button(page, auth('getStarted')));
    await screens.home.expectMember(`NAGA${username}`);
  });

  test('completes a deposit and a withdrawal', async ({ page, context }) => {
    const username = await enterAsNewMember(context, 'MTO');
    await page.goto('/MTO/deposit');
    const pay = (key: string, values = {}) => t('payments', key, values);
    await type(page, page.getByRole('textbox').first(), '500');
    await press(page, button(page, pay('createQr', { amount: '500' })));
    await expect(page.getByRole('img', { name: pay('promptPay') })).toBeVisible();
    const [deposit] = await simulator.openPayments(username);
    await simulator.decideDeposit(deposit!.id, { action: 'confirm' });
    await press(page, page.getByRole('link', { name: pay('done') }));
    await page.goto('/MTO/withdraw');
    await type(page, page.getByRole('textbox'), '250');
    await press(page, button(page, t('withdrawals', 'withdraw')));
    await expectInSheet(page);
    await press(page, button(page, t('withdrawals', 'confirm', { amount: '250.00' })));
    await expect(page.getByRole('dialog', { name: t('withdrawals', 'requested') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await simulator.openPayments(username)).toHaveLength(1);
  });

  test('sends chips and tries a coupon', async ({ page, context }) => {
    await enterAsNewMember(context, 'MTO');
    await page.goto('/MTO/chips/send');
    const chips = (key: string, values = {}) => t('chips', key, values);
    await type(page, page.getByLabel(chips('receiver'), { exact: true }), 'MTODEMO1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'MTODEMO1' })).toBeVisible();
    await type(page, page.getByLabel(chips('howMany'), { exact: true }), '100');
    const send = button(page, chips('sendAmount', { amount: '100' }));
    await press(page, send);
    await expectInSheet(page);
    await press(page, button(page, chips('edit')));
    await expect(send).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, button(page, chips('confirmSend', { amount: '100' })));
    await expect(page.getByText(t('payments', 'status.completed')).first()).toBeVisible();

    await page.goto('/MTO/coupon');
    await type(page, page.getByRole('textbox'), 'NO-SUCH-CODE');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('walletServer', 'unknownCoupon'))).toBeVisible();
    await expect(page.getByRole('textbox')).toBeFocused();
  });

  test('claims a quest', async ({ page, context }) => {
    await riseToSilver(context, await enterAsNewMember(context, 'MTO'));
    await page.goto('/MTO/daily-quest');
    const quest = page.getByRole('listitem').filter({ hasText: t('quests', 'scope.deposit') });
    const reward = t('quests', 'credit', { amount: '10.00' });
    const claimed = quest.getByRole('button', { name: t('quests', 'claimed') });
    await press(page, quest.getByRole('button', { name: t('quests', 'claim', { reward }) }));
    await expect(claimed).toBeVisible();
    await press(page, claimed);
    await expectInSheet(page);
    await page.keyboard.press('Escape');
    await expect(claimed).toBeFocused();
  });
});
