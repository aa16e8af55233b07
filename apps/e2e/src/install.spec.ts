import { devices, type Page } from '@playwright/test';
import { tabTo } from './support/keys';
import { countLoads } from './support/loads';
import { ReleasablePortal } from './support/releasable-portal';
import { logIn } from './support/session';
import { expect, test } from './support/test';
import { spokenLanguage, t } from './support/messages';

test.use({ serviceWorkers: 'allow' });

test('opens the shell offline, stores nothing from the API, and recovers automatically', async ({ page, context }) => {
  await logIn(context, 'MTO', 'MTODEMO1');
  await page.goto('/MTO/faq');
  // the service worker registers when the page is idle, and controls the next page
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  await page.goto('/MTO/faq');
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toContain('/MTO/faq');
  const logo = '/media/agents/MTO/loading.svg';
  expect((await kept()).filter((path) => ![logo, '/MTO/faq'].includes(path) && !path.startsWith('/assets/'))).toEqual(
    [],
  );
  expect((await kept()).some((path) => path.endsWith('.js'))).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: t('kit', 'offlineTitle') })).toBeVisible();
  expect(await page.evaluate(async (address) => (await fetch(address)).ok, logo)).toBe(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t('content', 'faq') })).toBeVisible();
});

/** Makes the visit a second one, weeks after the first. */
const visitAgain = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (!localStorage.getItem('install'))
      localStorage.setItem('install', JSON.stringify({ visits: 1, lastVisitAt: 1, laterUntil: 0 }));
  });

test('lets a member accept or postpone the installation by keyboard alone', async ({ page, context }) => {
  await logIn(context, 'MTO', 'MTODEMO1');
  await visitAgain(page);
  await page.goto('/MTO/faq');
  // simulates the browser's event for installable pages, and detects whether the page uses it
  const offered = () =>
    page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(document.documentElement.setAttribute('data-prompted', '')),
      });
      window.dispatchEvent(offer);
      return offer.defaultPrevented;
    });
  const card = page.getByRole('region', { name: t('portal', 'install', { name: 'MTO Lounge' }) });
  await expect.poll(offered).toBe(true);
  await expect(card).toBeVisible();
  await tabTo(page, card.getByRole('button', { name: t('portal', 'installLater') }));
  await tabTo(page, card.getByRole('button', { name: t('portal', 'installNow') }), 1);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '');
  await expect(card).toBeHidden();

  await page.evaluate(() => localStorage.removeItem('install'));
  await page.reload();
  await expect.poll(offered).toBe(true);
  await tabTo(page, card.getByRole('button', { name: t('portal', 'installLater') }));
  await page.keyboard.press('Space');
  await expect(card).toBeHidden();
  await page.reload();
  await expect.poll(offered).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-prompted', '');
  await expect(card).toBeHidden();
});

test("explains installation on an iPhone and has splash screens in the phone's size", async ({ browser }) => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 14']!;
  for (const prefix of ['MTO', 'NAGA']) {
    const context = await browser.newContext({ ...phone, locale: 'th-TH', screen: { width: 390, height: 844 } });
    const page = await context.newPage();
    await visitAgain(page);
    // Safari does not have this event
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'BeforeInstallPromptEvent'));
    await page.goto(`/${prefix}/faq?lang=${spokenLanguage()}`);
    await expect(page.getByText(t('portal', 'installShare'))).toBeVisible();
    const splash = page.locator('link[rel=apple-touch-startup-image]');
    await expect(splash).toHaveAttribute('href', new RegExp(`/media/agents/${prefix}/splash-1170x2532\\.png`));
    const picture = await page.request.get((await splash.getAttribute('href'))!);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect((await picture.body()).byteLength).toBeLessThan(60_000);
    await context.close();
  }
});

test('offers a newer build, loads it on a tap, and does not interrupt a form in another tab', async ({ browser }) => {
  const portal = await ReleasablePortal.open();
  const context = await browser.newContext({ baseURL: portal.address, locale: 'th-TH' });
  try {
    const page = await context.newPage();
    const language = `lang=${spokenLanguage()}`;
    await page.goto(`/MTO?${language}`);
    await page.evaluate(async () => {
      const { serviceWorker } = navigator;
      await serviceWorker.ready;
      if (!serviceWorker.controller)
        await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
    });
    // a second tab, with a partly filled registration form
    const typing = await context.newPage();
    await typing.goto(`/MTO/register?${language}`);
    const tel = typing.getByLabel(t('auth', 'tel'), { exact: true });
    await tel.fill('0812');
    // a third tab
    const other = await context.newPage();
    await other.goto(`/MTO?${language}`);
    const [loads, typingLoads, otherLoads] = [countLoads(page), countLoads(typing), countLoads(other)];

    portal.releaseAnother();
    await page.bringToFront();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const barOf = (shown: Page) => shown.getByRole('status').filter({ hasText: t('portal', 'newVersion') });
    const [bar, otherBar] = [barOf(page), barOf(other)];
    await expect(bar).toBeVisible();
    await expect(otherBar).toBeVisible();
    expect(loads()).toBe(0);
    await bar.getByRole('button', { name: t('portal', 'update') }).click();
    await expect(bar).toBeHidden();
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('region', { name: t('wallet', 'guestTitle') })).toBeVisible();
    const waits = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await waits()).toBe(false);
    expect(otherLoads()).toBe(0);
    await otherBar.getByRole('button', { name: t('portal', 'update') }).click();
    await expect.poll(otherLoads).toBe(1);
    await expect(otherBar).toBeHidden();

    expect(typingLoads()).toBe(0);
    await expect(tel).toHaveValue(/081.?2/);
    await expect(typing.getByText(t('portal', 'newVersion'))).toBeHidden();
  } finally {
    await context.close();
    await portal.close();
  }
});
