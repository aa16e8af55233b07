import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, MTO_AGENT_KEY, PORTAL_URL } from './support/demo';
import { otherHost, type OtherHost } from './support/other-host';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';

/** A page without React and with its own look. */
const PAGE = `<!doctype html><html lang="en"><head><title>River House</title>
<style>body { margin: 40px; font: 20px Georgia, serif; background: rgb(1, 2, 3); color: rgb(250, 250, 250) }</style></head><body>
<h1>River House</h1><hb-credit prefix="MTO" base-url="${PORTAL_URL}" language="en"></hb-credit>
<hb-cashier prefix="MTO" base-url="${PORTAL_URL}" language="en"></hb-cashier>
<script>window.news = []; for (const name of ['hb-session', 'hb-balance', 'hb-open']) addEventListener(name, (event) => window.news.push([name, event.detail]));</script>
<script type="module" src="/housebrand-embed.js"></script></body></html>`;

let folder: string;
let site: OtherHost;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'housebrand-embed-'));
  execFileSync(process.execPath, [resolve(import.meta.dirname, '../../../tools/run/embed.mjs'), folder]);
  site = await otherHost(PAGE, folder);
});
test.afterAll(() => {
  site?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Sets the agent's sites. */
async function nameSites(request: APIRequestContext, hosts: string[]): Promise<void> {
  const reply = await request.patch(`${PORTAL_URL}/api/apps/agent_configs/MTO`, {
    headers: { 'x-agent-key': MTO_AGENT_KEY },
    data: { sites: hosts.map((host) => ({ host, lineID: '' })) },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

const news = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { news: [string, object][] }).news
        .filter(([one]) => one === wanted)
        .map(([, detail]) => detail),
    name,
  );

test.describe('page on another host than the API, without React', () => {
  test('gets no data unless the agent lists its site', async ({ page, request }) => {
    await nameSites(request, []);
    await page.goto(site.origin);
    const requested = page.evaluate(
      (url) =>
        fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then(
          () => 'read',
          () => 'refused',
        ),
      `${PORTAL_URL}/api/provider/login`,
    );
    expect(await requested).toBe('refused');
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  });

  test('logs members in by token, shows their credit and the cashier, and keeps its own look', async ({
    page,
    context,
    request,
  }) => {
    await nameSites(request, [site.host]);
    const { username } = await simulator.newMember('MTO', { creditSatang: 12_345 });
    const sent: string[] = [];
    page.on('request', (one) => {
      if (one.url().startsWith(PORTAL_URL) && one.url().includes('/profile'))
        sent.push(one.headers()['x-user-auth'] ?? '');
    });
    await page.goto(site.origin);
    await page.getByLabel(/^Username/).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const credit = page.locator('hb-credit');
    await expect(credit).toContainText('123.45');
    await expect(page.locator('hb-cashier')).toContainText('Deposit');
    expect(sent.at(-1)!.length).toBeGreaterThan(20);
    expect(await context.cookies(PORTAL_URL)).toEqual([]);
    await expect.poll(() => news(page, 'hb-session')).toContainEqual({ username });
    await expect.poll(() => news(page, 'hb-balance')).toContainEqual({ balance: 123.45, balanceSatang: 12_345 });

    await credit.getByRole('link', { name: 'Withdraw' }).click();
    await expect(page.locator('hb-cashier')).toHaveAttribute('page', 'withdraw');
    await expect.poll(() => news(page, 'hb-open')).toContainEqual({ page: 'withdraw' });
    await page.locator('hb-cashier').evaluate((cashier) => cashier.setAttribute('page', 'depositNormal'));
    const bank = page.locator('hb-cashier img[src*="/media/"]').first();
    await expect(bank).toHaveAttribute('src', new RegExp(`^${PORTAL_URL}/media/`));
    // a refreshed list replaces the element
    await expect(async () => {
      await bank.scrollIntoViewIfNeeded({ timeout: 1_000 });
      expect(
        await bank.evaluate((img: HTMLImageElement) => img.naturalWidth, null, { timeout: 1_000 }),
      ).toBeGreaterThan(0);
    }).toPass();

    const { margin, font, background } = await page.evaluate(() => {
      const style = getComputedStyle(document.body);
      return { margin: style.margin, font: style.fontFamily, background: style.backgroundColor };
    });
    expect({ margin, font, background }).toEqual({
      margin: '40px',
      font: 'Georgia, serif',
      background: 'rgb(1, 2, 3)',
    });
    expect(page.url()).toBe(`${site.origin}/`);
  });
});
