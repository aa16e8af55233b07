import { PORTAL_URL } from './support/demo';
import { logIn } from './support/session';
import { ADDRESSES } from './support/outage';
import { agentsInScope, isGate } from './support/scope';
import { expect, test } from './support/test';
import { type Language, t } from './support/messages';

interface AgentConfig {
  agent: { name: string };
  logo: { loadingImage: string; favicon: string; shareImage: string };
  themes: { backgroundPrimaryColor: string };
}

test.use({ javaScriptEnabled: false });

const seen = new Map<string, string>();

for (const prefix of agentsInScope(['MTO', 'NAGA', 'LOTUS'])) {
  test(`shows the look of ${prefix} before any script runs`, async ({ page, request }) => {
    const { data: config } = (await (await request.get(`/api/apps/agent_configs/${prefix}`)).json()) as {
      data: AgentConfig;
    };
    const reply = await page.goto(`/${prefix}`);
    expect(reply?.status()).toBe(200);
    expect(reply?.headers()['cache-control']).toContain('no-store');

    await expect(page).toHaveTitle(`${t('portal', 'home')} - ${config.agent.name}`);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect((await content('meta[name=theme-color]'))?.toUpperCase()).toBe(
      config.themes.backgroundPrimaryColor.toUpperCase(),
    );
    expect(await content('meta[property="og:title"]')).toContain(config.agent.name);
    expect(await content('meta[property="og:description"]')).toMatch(/[ก-๙]{10}/);

    await expect(page.getByRole('img', { name: config.agent.name })).toBeVisible();
    await page.goto(`/${prefix}/user-info`);
    await expect(page.locator(`img[src="${config.logo.loadingImage}"]`)).toBeVisible();
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();

    const share = await content('meta[property="og:image"]');
    for (const picture of [config.logo.favicon, share ?? '', config.logo.loadingImage]) {
      const picked = await request.get(new URL(picture, PORTAL_URL).href);
      expect(picked.status(), picture).toBe(200);
      expect(picked.headers()['content-type']).toMatch(/^image\//);
    }

    const background = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--s0').trim(),
    );
    expect(background.toUpperCase()).toBe(config.themes.backgroundPrimaryColor.toUpperCase());
    for (const [other, color] of seen) expect(background, `${prefix} looks like ${other}`).not.toBe(color);
    seen.set(prefix, background);
  });
}

test("shows a member's page with title and skeleton before any script runs", async ({ page, context }) => {
  await logIn(context, 'MTO', 'MTODEMO1');
  for (const [path, title] of [
    ['deposit', t('payments', 'deposit')],
    ['user-info/tier-detail', t('tiers', 'title')],
    ['daily-quest', t('quests', 'title')],
  ] as const) {
    await page.goto(`/MTO/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(t('kit', 'loading'), { exact: true })).toBeAttached();
  }
});

if (!isGate)
  test('shows the title of every page of a member before any script runs', async ({ page, context }) => {
    test.setTimeout(300_000);
    await logIn(context, 'MTO', 'MTODEMO3');
    for (const { name, path } of ADDRESSES.filter(({ as }) => as !== 'guest'))
      await test.step(name, async () => {
        await page.goto(path('MTO'));
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveText(/\S/);
      });
  });

test('shows the page for an unknown address before any script runs, to guests and members', async ({
  page,
  context,
}) => {
  const expectNotFound = async (path: string, language: Language) => {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    const title = t('portal', 'notFoundTitle', {}, language);
    await expect(page).toHaveTitle(new RegExp(`^${title} - `));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: t('portal', 'toHome', {}, language) })).toBeVisible();
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  };
  await expectNotFound('/MTO/nowhere', 'th');
  await logIn(context, 'MTO', 'MTODEMO1');
  await expectNotFound('/MTO/user-info/nothing?lang=en', 'en');
  await expectNotFound('/MTO/promotion/999', 'th');
  await expectNotFound('/MTO/daily-quest/999?lang=en', 'en');
  await expectNotFound('/MTO/tutorial/nope', 'th');
  await expectNotFound('/MTO/lotto?type=ZZZ', 'th');
});

test('tells search engines which addresses are no pages', async ({ request }) => {
  const reply = await request.get('/robots.txt');
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await reply.text()).toContain('Disallow: /api/');
});

test('has an icon at the address that browsers try by themselves', async ({ request }) => {
  const reply = await request.get('/favicon.ico');
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toBe('image/x-icon');
  // an icon file of three pictures
  expect([...(await reply.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test('uses the language of the address from the first byte', async ({ page }) => {
  await page.goto('/MTO?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(new RegExp(`^${t('portal', 'home', {}, 'en')} - `));
  await page.goto('/MTO/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page).toHaveTitle(new RegExp(`^${t('auth', 'loginTitle')} - `));
});
