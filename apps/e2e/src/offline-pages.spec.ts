import type { Page } from '@playwright/test';
import { countLoads } from './support/loads';
import { t } from './support/messages';
import { leadTo, ADDRESSES } from './support/outage';
import { logIn } from './support/session';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const BAR = () => t('portal', 'offline');

/** Opens the home page, and waits until the worker keeps the files of all pages. */
async function openWithAllFiles(page: Page): Promise<void> {
  await page.goto('/MTO');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const isComplete = () =>
    page.evaluate(async () => {
      const worker = await (await fetch('/sw.js')).text();
      const all = JSON.parse(/ALL_FILES = JSON\.parse\('(\[.*?\])'\)/.exec(worker)?.[1] ?? '[]') as string[];
      const kept = await Promise.all(all.map((address) => caches.match(address)));
      return all.length > 50 && kept.every(Boolean);
    });
  await expect.poll(isComplete, { timeout: 60_000 }).toBe(true);
}

test('opens every page offline with one bar, and recovers without a reload', async ({ page, context }) => {
  test.setTimeout(300_000);
  await logIn(context, 'MTO', 'MTODEMO3');
  await openWithAllFiles(page);
  const loads = countLoads(page);
  await context.setOffline(true);
  for (const screen of ADDRESSES.filter(({ as }) => as !== 'guest'))
    await test.step(screen.name, async () => {
      await leadTo(page, screen, 'MTO');
      await expect(page.getByText(BAR(), { exact: true })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByText(t('portal', 'errorTitle'), { exact: true })).toHaveCount(0);
    });
  await page.goto('/MTO/deposit');
  await expect(page.getByRole('heading', { level: 1, name: t('payments', 'deposit') })).toBeVisible();
  await expect(page.getByText(BAR(), { exact: true })).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText(t('payments', 'ownOnly'))).toBeVisible();
  expect(loads()).toBe(1);
});

test.describe('lost files', () => {
  test.use({ serviceWorkers: 'block' });

  test('says that there is no internet, and opens the page once it is back', async ({ page, context }) => {
    await logIn(context, 'MTO', 'MTODEMO3');
    await page.goto('/MTO/user-info');
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    await context.setOffline(true);
    await leadTo(page, { name: '', as: 'gold', path: () => '/MTO/withdraw', ready: async () => undefined }, 'MTO');
    await expect(page.getByRole('heading', { level: 2, name: t('kit', 'offlineTitle') })).toBeVisible();
    await expect(page.getByText('500')).toHaveCount(0);
    await expect(page.getByText(BAR(), { exact: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: t('kit', 'offlineRetry') })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('textbox')).toBeVisible();
    // with its styles: the amount is larger than the text around it
    const size = await page.getByRole('textbox').evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
    expect(size).toBeGreaterThan(24);
    expect(loads()).toBe(0);
  });
});
