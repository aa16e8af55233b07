import { readFile } from 'node:fs/promises';
import { PORTAL_URL } from './support/demo';
import { readQr, readQrOf } from './support/qr-reader';
import { inScope } from './support/scope';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, screensOf, test } from './support/test';
import { t } from './support/messages';

const OPENING_SATANG = 100_000;

for (const [prefix, language] of inScope([
  ['MTO', 'th'],
  ['NAGA', 'en'],
])) {
  const say = (key: string, values: Record<string, string> = {}) => t('payments', key, values, language);

  test(`credits a deposit that is paid by QR automatically (${prefix} in ${language})`, async ({ page, context }) => {
    const { home } = screensOf(page, language);
    const username = await enterAsNewMember(context, prefix);

    // the language chosen at an earlier visit
    await context.addCookies([{ name: 'lang', value: language, url: PORTAL_URL }]);
    await page.goto(`/${prefix}/deposit`);
    await page.getByRole('button', { name: '500', exact: true }).click();
    await page.getByRole('button', { name: say('createQr', { amount: '500' }) }).click();
    await expect(page.getByRole('img', { name: say('promptPay') })).toBeVisible();
    const [deposit] = await simulator.openPayments(username);
    const amount = (deposit!.amountSatang / 100).toFixed(2);
    await expect(page.getByRole('main')).toContainText(`฿${amount}`);

    await test.step('a reload shows the same request', async () => {
      await page.reload();
      await expect(page.getByRole('main')).toContainText(`฿${amount}`);
      expect(await simulator.openPayments(username)).toHaveLength(1);
    });

    await test.step('a banking app can read the code on the screen and the saved one', async () => {
      const onScreen = await readQrOf(page.getByRole('img', { name: say('promptPay') }));
      expect(onScreen).toContain(`53037645406${amount}5802TH`);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: say('saveQr') }).click();
      expect(await readQr(await readFile(await (await saving).path()))).toBe(onScreen);
    });

    await test.step('when the desk confirms the money, the page updates automatically', async () => {
      await simulator.decideDeposit(deposit!.id, { action: 'confirm' });
      await expect(page.getByRole('heading', { name: say('paid', { amount }) })).toBeVisible();
      await page.getByRole('link', { name: say('done') }).click();
      await home.expectCredit(OPENING_SATANG + deposit!.amountSatang);
    });

    await test.step('the history shows the deposit with its receipt', async () => {
      await page.goto(`/${prefix}/deposit/history`);
      const row = page.getByRole('button', { name: say('channel.DEPOSIT_POINT') });
      await expect(row).toContainText(`+${amount}`);
      await row.click();
      await expect(page.getByRole('dialog')).toContainText(say('status.completed'));
    });
  });
}

test('finds a deposit whose reply was lost, and does not open it twice', async ({ page, context }) => {
  const username = await enterAsNewMember(context, 'MTO');
  await simulator.fault({ kind: 'reset', call: 'depositPointCreate', username, times: 1 });
  await page.goto('/MTO/deposit');
  await page.getByRole('button', { name: '300', exact: true }).click();
  await page.getByRole('button', { name: t('payments', 'createQr', { amount: '300' }) }).click();
  await expect(page.getByRole('img', { name: t('payments', 'promptPay') })).toBeVisible();
  expect(await simulator.openPayments(username)).toHaveLength(1);
});

test('informs a member on a break instead of showing the bank account', async ({ page, context }) => {
  const username = await enterAsNewMember(context, 'MTO');
  const reply = await context.request.post(`${PORTAL_URL}/api/apps/protection/MTO/${username}/exclusions`, {
    headers: { origin: PORTAL_URL },
    data: { kind: 'COOL_OFF', days: 1 },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  await page.goto('/MTO/deposit');
  await expect(page.getByRole('heading', { name: t('payments', 'onBreakTitle') })).toBeVisible();
  await page.goto('/MTO/deposit/history');
  await expect(page.getByRole('main')).toContainText(t('payments', 'emptyText.deposit'));
});

test('focuses the amount when a member taps beside it', async ({ page, context }) => {
  await enterAsNewMember(context, 'LOTUS');
  await page.goto('/LOTUS/deposit');
  const figure = page.getByRole('textbox');
  const { y, height } = (await figure.boundingBox())!;
  await page.mouse.click(60, y + height / 2);
  await expect(figure).toBeFocused();
});
