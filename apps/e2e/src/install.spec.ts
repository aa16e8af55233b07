import { expect, test } from './support/test';
import { logIn } from './support/session';
import { word } from './support/words';

test.use({ serviceWorkers: 'allow' });

test('every agent has a manifest of its own, with icons that are there', async ({ page, request }) => {
  for (const prefix of ['MTO', 'NAGA', 'LOTUS']) {
    await page.goto(`/${prefix}/login`);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const reply = await request.get(address ?? '');
    expect(reply.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await reply.json()) as { name: string; start_url: string; icons: { src: string }[] };
    expect(manifest).toMatchObject({ start_url: `/${prefix}`, scope: `/${prefix}`, display: 'standalone' });
    expect(await page.title()).toContain(manifest.name);
    for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
  expect((await request.get('/NOBODY/manifest.webmanifest')).status()).toBe(404);
});

test('the shell opens without a network, holds nothing of the API, and comes back by itself', async ({
  page,
  context,
}) => {
  await logIn(context, 'MTO', 'MTODEMO1');
  await page.goto('/MTO/faq');
  // registered once the page has come to rest; then it looks after this page as well
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
  expect((await kept()).filter((path) => path !== '/MTO/faq' && !path.startsWith('/assets/'))).toEqual([]);
  expect((await kept()).some((path) => path.endsWith('.js'))).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: word('kit', 'offlineTitle') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: word('content', 'faq') })).toBeVisible();
});
