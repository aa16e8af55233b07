import { PORTAL_URL } from './support/demo';
import { readQrOf } from './support/qr-reader';
import { logIn } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { type Language, t } from './support/messages';

for (const [prefix, language] of [
  ['MTO', 'th'],
  ['NAGA', 'en'],
] as const satisfies [string, Language][]) {
  const chips = (key: string, values: Record<string, string> = {}) => t('chips', key, values, language);
  const say = (key: string, values: Record<string, string> = {}) => t('payments', key, values, language);

  test(`sells chips by QR and credits them completely (${prefix} in ${language})`, async ({ page, context }) => {
    // this member's tier opens the menu
    const username = `${prefix}DEMO3`;
    await logIn(context, prefix, username);
    const before = new Set((await simulator.openPayments(username)).map(({ id }) => id));
    await context.addCookies([{ name: 'lang', value: language, url: PORTAL_URL }]);
    await page.goto(`/${prefix}/chips/purchase`);
    await expect(page.getByRole('button', { name: chips('buy'), exact: true })).toBeDisabled();
    await page.getByText(chips('packChips', { chips: '1,000' }), { exact: true }).click();
    await page.getByRole('button', { name: chips('buyPack', { chips: '1,000', price: '1,000' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: chips('payQr') })
      .click();
    await expect(page.getByRole('img', { name: say('promptPay') })).toBeVisible();
    const deposit = (await simulator.openPayments(username)).find(({ id }) => !before.has(id));
    const amount = (deposit!.amountSatang / 100).toLocaleString('en', { minimumFractionDigits: 2 });

    await test.step('when the desk confirms the money, the page updates and the credit follows automatically', async () => {
      await simulator.decideDeposit(deposit!.id, { action: 'confirm' });
      await expect(page.getByRole('heading', { name: say('paid', { amount }) })).toBeVisible();
    });

    await test.step('the history shows the purchase with all chips, and it completes', async () => {
      await page.goto(`/${prefix}/chips/history`);
      const newest = page.getByRole('button', { name: chips('kind.PURCHASE') }).first();
      await expect(async () => {
        await page.reload();
        await page.getByRole('button', { name: chips('mode.purchase'), exact: true }).click();
        await expect(newest).toBeVisible();
        await expect(newest).toContainText('+1,050.00', { timeout: 1_000 });
        await expect(newest).toContainText(say('status.completed'), { timeout: 1_000 });
      }).toPass();
    });
  });
}

test('shows a QR code with the address for sending chips to the member', async ({ page, context }) => {
  await logIn(context, 'MTO', 'MTODEMO3');
  await page.goto('/MTO/chips/send');
  await page.getByRole('button', { name: t('chips', 'myQr') }).click();
  const code = page.getByRole('img', { name: t('chips', 'receiveQr', { name: 'MTODEMO3' }) });
  await expect(code).toBeVisible();
  await expect.poll(() => readQrOf(code)).toBe(`${PORTAL_URL}/MTO/chips/transfer/MTODEMO3`);
});
