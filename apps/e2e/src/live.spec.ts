import { randomUUID } from 'node:crypto';
import { PORTAL_URL } from './support/demo';
import { enterAsNewMember, logIn } from './support/session';
import { expect, screensOf, test } from './support/test';

test('shows a gift to its receiver automatically in every tab, over one stream', async ({
  browser,
  context,
  screens,
}) => {
  const receiver = await enterAsNewMember(context, 'MTO');
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(request.url());
  });
  const opened = context.waitForEvent('response', (response) => response.url().includes('/api/apps/live'));
  const other = screensOf(await context.newPage());
  await Promise.all([screens.home.open('MTO'), other.home.open('MTO')]);
  await Promise.all([screens.home.expectCredit(100_000), other.home.expectCredit(100_000)]);
  expect((await opened).status()).toBe(200);

  const elsewhere = await browser.newContext();
  const sender = 'MTODEMO3';
  await logIn(elsewhere, 'MTO', sender);
  const gift = await elsewhere.request.post(`${PORTAL_URL}/api/apps/payments/send_gift`, {
    data: { depositUsername: sender, receiverUsername: receiver, amount: 250.25 },
    headers: { 'idempotency-key': randomUUID(), origin: PORTAL_URL },
  });
  expect(gift.status(), await gift.text()).toBe(200);
  await elsewhere.close();

  await Promise.all([screens.home.expectCredit(125_025), other.home.expectCredit(125_025)]);
  expect(streams).toHaveLength(1);
});

test('opens a new stream in another tab when the tab with the stream is closed', async ({ context, page, screens }) => {
  await enterAsNewMember(context, 'NAGA');
  const streamOf = (tab: typeof page) => tab.waitForResponse((response) => response.url().includes('/api/apps/live'));
  const [first] = await Promise.all([streamOf(page), screens.home.open('NAGA')]);
  expect(first.status()).toBe(200);
  const other = await context.newPage();
  const second = streamOf(other);
  await other.goto('/NAGA');
  await page.close();
  expect((await second).status()).toBe(200);
});
