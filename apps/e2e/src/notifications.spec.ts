import { randomUUID } from 'node:crypto';
import { PORTAL_URL } from './support/demo';
import { t } from './support/messages';
import { inScope } from './support/scope';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';

for (const [prefix, language] of inScope([
  ['MTO', 'th'],
  ['NAGA', 'en'],
])) {
  const say = (key: string, values: Record<string, string | number> = {}) => t('notifications', key, values, language);
  const title = (kind: string) => t('notificationTexts', kind, {}, language);

  test(`tells a member of a new device and an arrived deposit (${prefix} in ${language})`, async ({
    page,
    context,
  }) => {
    const username = await enterAsNewMember(context, prefix);
    await context.addCookies([{ name: 'lang', value: language, url: PORTAL_URL }]);
    await page.goto(`/${prefix}`);
    await page.getByRole('link', { name: say('news', { count: 1 }) }).click();
    await expect(page.getByRole('link', { name: title('newDevice') })).toContainText(say('unread'));

    await test.step('a deposit appears by itself and leads to its receipt', async () => {
      const opened = await context.request.post(`${PORTAL_URL}/api/provider/deposit-point-create`, {
        data: { value: 500 },
        headers: { 'idempotency-key': randomUUID(), origin: PORTAL_URL },
      });
      expect(opened.status(), await opened.text()).toBe(200);
      const [deposit] = await simulator.openPayments(username);
      await simulator.decideDeposit(deposit!.id, { action: 'confirm' });
      const line = page.getByRole('link', { name: title('depositReceived') });
      await expect(line).toContainText((deposit!.amountSatang / 100).toFixed(2));
      await line.click();
      await expect(page.getByRole('dialog')).toContainText((deposit!.amountSatang / 100).toFixed(2));
      await page.goBack();
      await expect(line).not.toContainText(say('unread'));
    });

    await test.step('the rest is read at once', async () => {
      await page.getByRole('button', { name: say('readAll') }).click();
      await expect(page.getByRole('button', { name: say('readAll') })).toBeHidden();
      await page.goto(`/${prefix}`);
      await expect(page.getByRole('link', { name: say('title'), exact: true })).toBeVisible();
    });

    await test.step('a kind stays switched off', async () => {
      await page.goto(`/${prefix}/notifications`);
      await page.getByRole('button', { name: say('settings') }).click();
      const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
      await page.getByRole('switch', { name: say('kind.prizeWon') }).click();
      expect((await saved).status()).toBe(200);
      await expect(page.getByRole('switch', { name: say('kind.prizeWon') })).not.toBeChecked();
      await page.getByRole('button', { name: say('done') }).click();
      await page.reload();
      await page.getByRole('button', { name: say('settings') }).click();
      await expect(page.getByRole('switch', { name: say('kind.prizeWon') })).not.toBeChecked();
      await expect(page.getByRole('switch', { name: say('kind.depositReceived') })).toBeChecked();
    });
  });
}
