import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { PORTAL_URL } from './support/demo';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });

/** Calls that replace a list of the agent, with their tags. */
const SAVES = [
  ['tiers', 'saveTiers'],
  ['quests', 'saveQuestConfigs'],
  ['tournaments', 'saveTournamentConfigs'],
  ['affiliate', 'saveAffiliateTerms'],
  ['content', 'saveBanners'],
  ['content', 'saveFaq'],
  ['content', 'saveTutorials'],
  ['content', 'saveAgentAnnouncements'],
  ['content', 'savePromotionTexts'],
  ['chips', 'savePriceTable'],
] as const;

const state = (page: Page) => page.locator('#bench-state');

async function openDocs(page: Page, persona: string): Promise<void> {
  await page.goto('/docs/');
  await expect(page.locator('body[data-bench="ready"]')).toBeVisible();
  await page.getByLabel('Caller').selectOption(persona);
}

/** Opens a call in the list. */
async function openCall(page: Page, tag: string, id: string): Promise<Locator> {
  const call = page.locator(`#operations-${tag}-${id}`);
  const heading = page.locator(`#operations-tag-${tag}`);
  if ((await heading.getAttribute('data-is-open')) !== 'true') await heading.click();
  await call.locator('.opblock-summary-control').click();
  await expect(call.getByRole('button', { name: 'Execute' })).toBeVisible();
  return call;
}

const execute = (call: Locator) => call.getByRole('button', { name: 'Execute' }).click();
const status = (call: Locator) => call.locator('.live-responses-table .response-col_status').last();

test('uses the chosen caller, also in a copied curl command and after a reload', async ({ page, playwright }) => {
  await openDocs(page, 'NAGADEMO1');
  await expect(state(page)).toHaveText('Logged in as NAGADEMO1. Each curl command contains the token.');
  const call = await openCall(page, 'wallet', 'getCredit');
  await execute(call);
  await expect(status(call)).toHaveText('200');

  const curl = await call.locator('.curl-command pre').innerText();
  const [, url] = /'(http[^']+)'/.exec(curl)!;
  const headers = Object.fromEntries(
    [...curl.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, name, value]) => [name!, value!]),
  );
  const [, data] = /-d '([^]+)'/.exec(curl)!;
  const stranger = await playwright.request.newContext({ baseURL: PORTAL_URL });
  const reply = await stranger.post(url!, { headers, data: data! });
  expect([reply.status(), url]).toEqual([200, expect.stringContaining('/NAGA')]);
  await stranger.dispose();

  await page.reload();
  await expect(state(page)).toHaveText('Logged in as NAGADEMO1. Each curl command contains the token.');
  await expect(page.getByLabel('Caller')).toHaveValue('NAGADEMO1');

  await page.getByLabel('Caller').selectOption('agent');
  await expect(state(page)).toHaveText('Using the agent key of MTO. Each curl command contains it.');
  const coupons = await openCall(page, 'coupons', 'listCoupons');
  await execute(coupons);
  await expect(status(coupons)).toHaveText('200');
});

test('injects a provider fault, shows its effect and explains it', async ({ page }) => {
  await openDocs(page, 'MTODEMO1');
  await expect(state(page)).toContainText('Logged in as MTODEMO1');
  const call = await openCall(page, 'wallet', 'getCredit');
  // successes come first; an error reply is one collapsed line
  const failure = call.locator('tr.response', { hasText: 'Something went wrong on our side' });
  await expect(failure).not.toContainText('"code"');
  await failure.getByRole('button').click();
  await expect(failure).toContainText('"code": 500');
  await call.getByLabel('Kind of fault').selectOption('http503');
  await call.getByLabel('Provider call').selectOption('memberSystem.getProfileAndCredit');
  await call.getByRole('button', { name: 'Set for the next call' }).click();
  await expect(call.locator('output').first()).toContainText('Ready. Press Execute');
  await execute(call);
  await expect(status(call)).toHaveText('503');
  await call.getByRole('button', { name: 'Show log, provider calls and statements' }).click();
  await expect(call.locator('.bench-story')).toContainText('memberSystem.getProfileAndCredit');
  await expect(call.locator('.bench-story')).toContainText('"status":503');
  await execute(call);
  await expect(status(call)).toHaveText('200');
});

test('leads through the calls of a scenario', async ({ page }) => {
  await openDocs(page, 'guest');
  const desk = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Bank desk' }).click();
  await expect((await desk).getByRole('heading').first()).toBeVisible();
  await page.getByLabel('Scenarios').selectOption({ label: 'A tier that opens a menu' });
  const steps = page.locator('.bench-drawer li');
  await steps.first().getByRole('button').click();
  await expect(state(page)).toContainText('Logged in as LOTUSDEMO2');
  await steps.filter({ hasText: 'The wheel is not' }).getByRole('button').click();
  const wheel = page.locator('[id$="-openWheel"]');
  await execute(wheel);
  await expect(status(wheel)).toHaveText('403');
});

test('sends each Execute as an operation of its own', async ({ page }) => {
  await openDocs(page, 'NAGADEMO1');
  await expect(state(page)).toContainText('Logged in as NAGADEMO1');
  const call = await openCall(page, 'wallet', 'openDeposit');
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/deposit-point-create')) sent.push(request.headers()['idempotency-key']);
  });
  for (const count of [1, 2]) {
    await execute(call);
    await expect.poll(() => sent.length).toBe(count);
    await expect(status(call)).not.toHaveText('');
  }
  expect(new Set(sent).size).toBe(2);
  expect(sent).not.toContain(undefined);
});

test('keeps the member logged in through every call that renews a session', async ({ page }) => {
  await openDocs(page, 'NAGADEMO1');
  await expect(state(page)).toContainText('Logged in as NAGADEMO1');
  for (const [tag, id] of [
    ['members', 'refreshMemberToken'],
    ['account', 'refreshSession'],
    ['account', 'login'],
  ] as const) {
    const renewal = await openCall(page, tag, id);
    const renewed = page.waitForResponse('**/docs/workbench/token');
    await execute(renewal);
    await expect(status(renewal)).toHaveText('200');
    await renewed;
    await renewal.locator('.opblock-summary-control').click();
    const profile = await openCall(page, 'account', 'getProfile');
    await execute(profile);
    await expect(status(profile)).toHaveText('200');
    await profile.locator('.opblock-summary-control').click();
  }
  const logout = await openCall(page, 'account', 'logout');
  await execute(logout);
  await expect(state(page)).toHaveText('Not logged in.');
});

test('loads less than 600 kB, and only the page and the document are checked again', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto('/docs/');
  await expect(page.locator('body[data-bench="ready"]')).toBeVisible();
  expect(bytes).toBeLessThan(600_000);
  bytes = 0;
  await page.goto('/docs/');
  await expect(page.locator('body[data-bench="ready"]')).toBeVisible();
  expect(bytes).toBeLessThan(20_000);
});

test('finds a call by any word, and opens its tag', async ({ page }) => {
  await openDocs(page, 'guest');
  const search = page.getByRole('searchbox', { name: 'Search calls' });
  await search.fill('balance credit');
  await expect(page.locator('#operations-wallet-getCredit')).toBeVisible();
  await expect(page.locator('#operations-tag-content')).toHaveCount(0);
  await search.fill('getcredit');
  await expect(page.locator('.opblock')).toHaveCount(1);
  await search.fill('no such call');
  await expect(page.getByText('No call matches “no such call”.')).toBeVisible();
  await search.fill('');
  await expect(page.locator('#operations-tag-content')).toBeVisible();
});

test('keeps Execute in view, and gives the request in three languages', async ({ page }) => {
  await openDocs(page, 'NAGADEMO1');
  await expect(state(page)).toContainText('Logged in as NAGADEMO1');
  const call = await openCall(page, 'wallet', 'getCredit');
  await call.locator('.opblock-summary').evaluate((summary) => summary.scrollIntoView({ block: 'center' }));
  await expect(call.getByRole('button', { name: 'Execute' })).toBeInViewport({ ratio: 1 });
  await execute(call);
  await expect(status(call)).toHaveText('200');
  const snippet = call.locator('.curl-command pre');
  await expect(snippet).toContainText('curl -X');
  await call.locator('.curl-command').getByText('TypeScript').click();
  await expect(snippet).toContainText("import { createClient, memorySession } from '@housebrand/api-client';");
  await expect(snippet).toContainText('await api.getCredit({');
  await expect(snippet).toContainText('prefix: "NAGA"');
  await call.locator('.curl-command').getByText('Python').click();
  await expect(snippet).toContainText('requests.request(');
  await expect(snippet).toContainText('"username": "NAGADEMO1"');
});

for (const scheme of ['light', 'dark'] as const)
  test(`can be read with ${scheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openDocs(page, 'MTODEMO1');
    await expect(state(page)).toContainText('Logged in as MTODEMO1');
    const call = await openCall(page, 'wallet', 'openDeposit');
    const { violations } = await new AxeBuilder({ page })
      .include(`#${await call.getAttribute('id')} .opblock-description`)
      .include('#bench-bar')
      .include('.bench-panel')
      .withRules(['color-contrast'])
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });

test('fills the bodies of saves with what the agent has', async ({ page }) => {
  await openDocs(page, 'agent');
  await expect(state(page)).toContainText('Using the agent key of MTO');
  for (const [tag, id] of SAVES) {
    const call = await openCall(page, tag, id);
    await execute(call);
    await expect(status(call), id).toHaveText('200');
    await call.locator('.opblock-summary-control').click();
  }
  await page.getByLabel('Caller').selectOption('MTODEMO1');
  await expect(state(page)).toContainText('Logged in as MTODEMO1');
  const progress = await openCall(page, 'tiers', 'getTierProgress');
  await execute(progress);
  await expect(status(progress)).toHaveText('200');
  await expect(progress.locator('.live-responses-table')).toContainText('deposit');
});
