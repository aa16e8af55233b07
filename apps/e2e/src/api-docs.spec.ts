import type { Locator, Page } from '@playwright/test';
import { PORTAL_URL } from './support/demo';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });

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
