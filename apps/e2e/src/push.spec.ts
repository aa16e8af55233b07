import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD, PORTAL_URL } from './support/demo';
import { t } from './support/messages';
import { PushDevice } from './support/push-device';
import { inScope } from './support/scope';
import { enterAsNewMember } from './support/session';
import { simulator } from './support/simulator';
import { expect, screensOf, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

async function openDeposit(context: BrowserContext): Promise<void> {
  const opened = await context.request.post(`${PORTAL_URL}/api/provider/deposit-point-create`, {
    data: { value: 500 },
    headers: { 'idempotency-key': randomUUID(), origin: PORTAL_URL },
  });
  expect(opened.status(), await opened.text()).toBe(200);
}

async function pay(username: string): Promise<void> {
  const [deposit] = await simulator.openPayments(username);
  await simulator.decideDeposit(deposit!.id, { action: 'confirm' });
}

for (const [prefix, language] of inScope([
  ['MTO', 'th'],
  ['NAGA', 'en'],
])) {
  const say = (key: string) => t('push', key, {}, language);
  const title = (kind: string) => t('notificationTexts', kind, {}, language);

  test(`shows push messages after the first deposit, until the logout (${prefix} in ${language})`, async ({
    page,
    context,
    playwright,
  }) => {
    const username = await enterAsNewMember(context, prefix);
    await context.addCookies([{ name: 'lang', value: language, url: PORTAL_URL }]);
    const device = await PushDevice.of(context, page);
    const offer = page.getByRole('heading', { name: say('offer') });

    await test.step('nothing asks on arrival, nor in an inbox without a deposit', async () => {
      await page.goto(`/${prefix}`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.goto(`/${prefix}/notifications`);
      await expect(page.getByRole('link', { name: title('newDevice') })).toBeVisible();
      await expect(offer).toBeHidden();
      expect(await device.requests()).toBe(0);
    });

    await test.step('the first deposit brings the offer, and only the press asks the browser', async () => {
      await openDeposit(context);
      await pay(username);
      await expect(offer).toBeVisible();
      expect(await device.requests()).toBe(0);
      const subscribed = page.waitForResponse(
        (reply) => reply.url().endsWith('/push') && reply.request().method() === 'POST',
      );
      await page.getByRole('button', { name: say('turnOn') }).click();
      expect((await subscribed).ok()).toBe(true);
      await expect(offer).toBeHidden();
      expect(await device.requests()).toBe(1);
    });

    await test.step('the next deposit is shown, without its amount, and a tap opens its receipt', async () => {
      await openDeposit(context);
      await pay(username);
      await expect
        .poll(async () => (await device.received()).map(({ body }) => body))
        .toEqual([title('depositReceived')]);
      await page.goto(`/${prefix}`);
      await device.deliver();
      await expect.poll(() => device.shown()).toEqual([{ title: expect.any(String), body: title('depositReceived') }]);
      await device.tap();
      await expect(page).toHaveURL(new RegExp(`/${prefix}/deposit/history\\?id=`));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => device.shown()).toEqual([]);
    });

    await test.step('after the logout, the browser gets nothing more', async () => {
      await page.goto(`/${prefix}`);
      await openDeposit(context);
      const { account } = screensOf(page, language);
      await account.open(prefix);
      await account.logOut();
      // another device of the member, which stays logged in
      const other = await playwright.request.newContext();
      const login = await other.post(`${PORTAL_URL}/api/provider/login`, {
        data: { prefix, username, password: DEMO_PASSWORD },
      });
      expect(login.status(), await login.text()).toBe(200);
      const push = `${PORTAL_URL}/api/apps/notifications/${prefix}/${username}/push`;
      const elsewhere = device.twin();
      const subscribed = await other.post(push, { data: elsewhere.subscription, headers: { origin: PORTAL_URL } });
      expect(subscribed.ok(), await subscribed.text()).toBe(true);
      await pay(username);
      await expect.poll(() => elsewhere.count()).toBe(1);
      expect(await device.received()).toHaveLength(1);
      await other.dispose();
    });
  });
}
