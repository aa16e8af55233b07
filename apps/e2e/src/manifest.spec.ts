import { expect, test } from './support/test';

test("provides every agent's manifest with existing icons", async ({ page, request }) => {
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
  expect((await request.get('/UNKNOWN/manifest.webmanifest')).status()).toBe(404);
});
