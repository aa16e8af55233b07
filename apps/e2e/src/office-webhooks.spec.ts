import type { Locator, Page } from '@playwright/test';
import { SIMULATOR_URL } from './support/demo';
import { enterOffice } from './support/office';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { t } from './support/messages';

const RECEIVER = `${SIMULATOR_URL}/webhooks/MTO`;
const say = (key: string, values = {}) => t('officeWebhooks', key, values);

/** Sends the open dialog with a reason. */
async function confirm(office: Page, name: string): Promise<void> {
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(t('officeKit', 'reason')).fill('ต่อระบบ CRM');
  await dialog.getByRole('button', { name, exact: true }).click();
}

/** Adds a webhook with the address of the desk's receiver. @returns the secret that is shown once */
async function register(office: Page, name: string): Promise<string> {
  await office.getByRole('button', { name: `${say('add')}…` }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(say('name')).fill(name);
  const address = dialog.getByLabel(say('url'));
  await address.fill('https://10.0.0.8/hook');
  await confirm(office, say('add'));
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(RECEIVER);
  await confirm(office, say('add'));
  const made = office.getByRole('dialog', { name: say('secretTitle', { name }) });
  const secret = await made.getByText(/^whsec_/).innerText();
  await made.getByRole('button', { name: say('close') }).click();
  return secret;
}

/** Gives the desk the secret. @returns the events that it shows */
async function openDesk(desk: Page, secret: string): Promise<Locator> {
  await desk.goto(`${SIMULATOR_URL}/`);
  const panel = desk.locator('section').filter({ has: desk.getByRole('heading', { name: t('desk', 'webhooks') }) });
  await panel.getByLabel(t('desk', 'webhookAgent')).selectOption('MTO');
  await expect(panel.getByText(RECEIVER)).toBeVisible();
  await panel.getByLabel(t('desk', 'secret')).fill(secret);
  await panel.getByRole('button', { name: t('desk', 'saveSecret') }).click();
  await expect(panel.getByText(t('desk', 'webhookReady'))).toBeVisible();
  return panel.getByRole('listitem');
}

test('tells another system of a test event and of a settled deposit, and repeats one under the same id', async ({
  context,
  browser,
}) => {
  const username = await enterAsNewMember(context, 'MTO');
  const name = `CRM ${username}`;
  const { page: office } = await enterOffice(browser, 'mto.head', '/MTO/webhooks');
  const secret = await test.step('the head registers the receiver', () => register(office, name));
  const desk = await context.newPage();
  const events = await openDesk(desk, secret);
  await office.getByRole('link', { name }).click();
  const deliveries = office.getByRole('table', { name: say('deliveries') }).getByRole('row');
  const deliveryOf = (kind: string) => deliveries.filter({ hasText: say(`kind.${kind}`) });

  await test.step('a test event arrives', async () => {
    await office.getByRole('button', { name: `${say('test')}…` }).click();
    await confirm(office, say('test'));
    await expect(deliveryOf('webhook.test')).toContainText(say('state.DELIVERED'));
    await expect(events.filter({ hasText: 'webhook.test' }).first()).toBeVisible();
  });

  const settled = events.filter({ hasText: 'payment.settled' }).filter({ hasText: username });
  await test.step('a deposit settles and arrives', async () => {
    const page = await context.newPage();
    await page.goto('/MTO/deposit');
    await page.getByRole('button', { name: '500', exact: true }).click();
    await page.getByRole('button', { name: t('payments', 'createQr', { amount: '500' }) }).click();
    await expect(page.getByRole('img', { name: t('payments', 'promptPay') })).toBeVisible();
    const [deposit] = await simulator.openPayments(username);
    await simulator.decideDeposit(deposit!.id, { action: 'confirm' });
    const amount = (deposit!.amountSatang / 100).toFixed(2);
    await expect(page.getByRole('heading', { name: t('payments', 'paid', { amount }) })).toBeVisible();
    await page.close();
    await expect(settled).toHaveCount(1);
    await expect(deliveryOf('payment.settled').filter({ hasText: username })).toContainText(say('state.DELIVERED'));
  });

  await test.step('a replay arrives under the same id', async () => {
    const id = (await settled.innerText()).match(/[\da-f]{8}-[\da-f-]{27}/)![0];
    const row = deliveryOf('payment.settled').filter({ hasText: username });
    await row.getByRole('button', { name: `${say('replay')}…` }).click();
    await confirm(office, say('replay'));
    await expect(settled).toContainText(t('desk', 'arrivedTimes', { count: 2 }));
    await expect(settled).toContainText(id);
    await expect(settled).toHaveCount(1);
  });

  await test.step('the head deletes the webhook', async () => {
    await office.getByRole('button', { name: `${say('delete')}…` }).click();
    await confirm(office, say('delete'));
    await expect(office.getByRole('heading', { level: 1, name: say('title') })).toBeVisible();
    await expect(office.getByRole('link', { name })).toHaveCount(0);
    await office.context().close();
  });
});
