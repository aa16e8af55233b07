import { randomInt } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { PORTAL_URL, SESSION_COOKIES } from './support/demo';
import { drawnPage, drawnParts, holdScripts, openDrawn } from './support/drawn-page';
import { t } from './support/messages';
import { enterAsNewMember, logIn } from './support/session';
import { expect, screensOf, test } from './support/test';

/** Pages that the server renders. Errors in the browser, including hydration errors, fail every test. */
const HOME = '/MTO';
const LOBBY = '/MTO/game?type=SLOT';
const LOGIN = '/MTO/login';
const TOURNAMENT = '/MTO/tournament';

/**
 * Serves the page as the server rendered it, without our scripts and with an empty style sheet. Scripting stays enabled, because it affects how
 * pictures load.
 */
async function withoutOurScripts(page: Page): Promise<void> {
  await page.route(/\/MTO/, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(/"calls":\[[^\]]*\],"scripts":\[[^\]]*\]/, '"calls":[],"scripts":[]');
    await route.fulfill({ response: reply, body });
  });
  await page.route('**/assets/page-*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
}

interface Plan {
  calls: string[];
  scripts: string[];
  sheet: string;
}

const planOf = (html: string): Plan => JSON.parse(/id="page-plan">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Plan;

/** Loads a style sheet. @returns the computed styles that it changes */
const changesBy = (page: Page, sheet: string): Promise<string[]> =>
  page.evaluate(async (address) => {
    const elements = [...document.querySelectorAll('html, body, #root *')];
    const stylesOf = (element: Element, part?: string) => {
      const styles = getComputedStyle(element, part);
      // variables change nothing by themselves
      const names = [...styles].filter((name) => !name.startsWith('--'));
      return names.map((name) => `${element.className} ${part ?? ''} ${name}: ${styles.getPropertyValue(name)}`);
    };
    const allStyles = () =>
      elements.flatMap((element) => [undefined, '::before', '::after'].flatMap((part) => stylesOf(element, part)));
    const before = allStyles();
    await new Promise((loaded) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.onload = loaded;
      link.href = address;
      document.querySelector('style')?.after(link);
    });
    return allStyles().filter((style, at) => style !== before[at]);
  }, sheet);

/** Reads sizes at the end, after all requests are finished: a closed page no longer reports them. */
const sizeOf = async (requested: Request): Promise<number> => (await requested.sizes()).responseBodySize;

test.describe('first view without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['th', 'en'] as const) {
    test(`shows the page and links onward (${language})`, async ({ page, context }) => {
      const screens = screensOf(page, language);
      await openDrawn(page, `/NAGA?lang=${language}`);
      await expect(screens.home.guestBox).toBeVisible();
      await expect(screens.home.group('LIVE').getByRole('link').nth(1)).toHaveAttribute('href', /\/NAGA\/login/);
      await screens.home.guestBox.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/NAGA\/login/);
      // without a query, the browser's language applies
      await openDrawn(page, new URL(page.url()).pathname);
      await expect(page.locator('input[type=password]')).toBeVisible();
      await logIn(context, 'LOTUS', 'LOTUSDEMO2');
      await openDrawn(page, `/LOTUS/game?type=LIVE&lang=${language}`);
      await expect(screens.lobby.tiles.first().getByRole('link')).toHaveAttribute('href', /^\/LOTUS\/launch\/Casino\//);
      expect(await screens.lobby.count()).toBeGreaterThan(12);
    });
  }
});

for (const [path, as, size] of [
  [HOME, 'guest', { width: 360, height: 800 }],
  [HOME, 'member', { width: 1280, height: 800 }],
  [LOGIN, 'guest', { width: 360, height: 800 }],
  [LOBBY, 'member', { width: 360, height: 800 }],
  [TOURNAMENT, 'member', { width: 1280, height: 800 }],
] as const)
  test(`contains every style that the view uses: ${path} of a ${as}`, async ({ page, context }) => {
    if (as === 'member') await enterAsNewMember(context, 'MTO');
    await page.setViewportSize(size);
    // animations change styles all the time
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { sheet } = planOf(await drawnPage(context.request, path));
    await withoutOurScripts(page);
    await openDrawn(page, path);
    await page.waitForLoadState('networkidle');
    expect(await changesBy(page, `${sheet}?whole`)).toEqual([]);
  });

test('renders the same page for two members, byte for byte', async ({ context, playwright }) => {
  const bodies: string[] = [];
  for (const username of ['MTODEMO1', 'MTODEMO2']) {
    const own = await playwright.request.newContext({ baseURL: PORTAL_URL });
    await own.post('/api/provider/login', { data: { prefix: 'MTO', username, password: 'Chips-2026!' } });
    for (const path of [HOME, LOBBY, TOURNAMENT]) bodies.push(await drawnPage(own, path));
    expect(bodies.join('')).not.toContain(username);
    await own.dispose();
  }
  expect(bodies.slice(0, 3)).toEqual(bodies.slice(3));
  await context.clearCookies();
});

test('starts with the start screen for unavailable agents and redirected addresses', async ({ request }) => {
  for (const path of ['/UNKNOWN', '/PIER', '/mto', '/MTO/user-info', LOBBY, TOURNAMENT, '/MTO/game?type=SLOT&q=x'])
    expect([path, drawnParts(await (await request.get(path)).text())]).toEqual([path, null]);
  for (const path of [HOME, '/MTO/en', LOGIN, `${LOGIN}?lang=en`]) await drawnPage(request, path);
});

test('replays a tap from before the scripts were loaded', async ({ page, screens }) => {
  const letGo = await holdScripts(page);
  await openDrawn(page, '/MTO?lang=th');
  await screens.home.group('LIVE').getByRole('link').nth(1).click();
  letGo();
  await expect(screens.login.heading).toBeVisible();
});

test('keeps what was typed and submitted by Enter before the scripts were loaded', async ({ page }) => {
  const letGo = await holdScripts(page);
  await openDrawn(page, '/NAGA/register?lang=th');
  await page.getByLabel(t('auth', 'tel'), { exact: true }).fill(`09${String(randomInt(1e8)).padStart(8, '0')}`);
  await page.keyboard.press('Enter');
  letGo();
  await expect(page.getByRole('radio').first()).toBeVisible();
});

test('leads from the rendered lobby to the login if the token is invalid', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  await context.addCookies(SESSION_COOKIES.map((name) => ({ name, value: 'nonsense', url: PORTAL_URL })));
  await page.goto(LOBBY);
  await expect(page).toHaveURL(/\/MTO\/login$/);
  await expect(screens.login.heading).toBeVisible();
});

test('keeps the layout of the lobby stable on a wide screen, and restores it completely on the way back', async ({
  page,
  context,
  screens,
}) => {
  await enterAsNewMember(context, 'MTO');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // what stands above the tournament arrives after it
  const boards = page.waitForResponse('**/api/apps/tournaments/leaderboards/MTO');
  await page.route('**/api/apps/daily_quest/MTO', async (route) => {
    await boards;
    await route.continue();
  });
  await screens.lobby.open('MTO', 'SLOT');
  await expect(page.getByRole('region', { name: t('tournaments', 'running') })).toBeVisible();
  await expect(page.getByRole('region', { name: t('quests', 'today') })).toBeVisible();
  await expect(screens.lobby.heartOf((await screens.lobby.game(0)).name)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
  const { name } = await screens.lobby.game(0);
  await page.goto('/MTO/user-info');
  await page.goBack();
  await screens.lobby.expectOpen();
  await screens.lobby.search.fill(name);
  await expect(screens.lobby.gameLink(name).first()).toBeVisible();
});

test.describe('weight of a first view', () => {
  /** As the server does it. */
  const compressed = (html: string): Buffer =>
    brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const kilobytes = (sizes: number[]): number => sizes.reduce((sum, size) => sum + size, 0) / 1000;

  for (const [path, as] of [
    [HOME, 'guest'],
    [LOGIN, 'guest'],
    [HOME, 'member'],
    [LOBBY, 'member'],
    [TOURNAMENT, 'member'],
  ] as const) {
    test(`stays within its budget: ${path} of a ${as}`, async ({ page, context, request }) => {
      if (as === 'member') await enterAsNewMember(context, 'MTO');
      const html = await drawnPage(context.request, path);
      const { calls, scripts, sheet } = planOf(html);
      const gzipped = await Promise.all(
        [...scripts, sheet].map(async (script) => {
          const reply = await request.get(script);
          expect(reply.status(), script).toBe(200);
          return gzipSync(await reply.body()).length;
        }),
      );
      // only the largest picture of the first view is preloaded
      expect(html.match(/<img[^>]*fetchpriority="high"/gi) ?? []).toHaveLength(1);
      const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('');
      const drawn: Request[] = [];
      page.on('requestfinished', (requested) => {
        if (requested.resourceType() === 'document') drawn.length = 0;
        else drawn.push(requested);
      });
      await withoutOurScripts(page);
      await openDrawn(page, path);
      await page.waitForLoadState('networkidle');
      const pictures = await Promise.all(drawn.map(sizeOf));
      // no picture is loaded twice: preloads must use the displayed width
      const paths = drawn.map((requested) => new URL(requested.url()).pathname);
      expect(paths).toEqual([...new Set(paths)]);
      const figures = {
        html: kilobytes([compressed(html).length]),
        requests: 1 + pictures.length + calls.length + scripts.length,
        kilobytes: kilobytes([gzipSync(html).length, ...pictures, ...gzipped]),
        styles: kilobytes([gzipSync(styles).length]),
        nodes: await page.locator('*').count(),
      };
      const budget = { html: 12, requests: 45, kilobytes: path === LOBBY ? 450 : 400, styles: 5.5, nodes: 500 };
      for (const [what, maximum] of Object.entries(budget)) {
        const said = `${what} of ${JSON.stringify(figures)}`;
        expect.soft(figures[what as keyof typeof figures], said).toBeLessThanOrEqual(maximum);
      }
    });
  }

  test("limits the files of a member's home page until it listens for live events", async ({ page, context }) => {
    await enterAsNewMember(context, 'MTO');
    const files = new Map<string, Request>();
    page.on('requestfinished', (requested) => {
      if (/\/(assets|media)\//.test(requested.url())) files.set(requested.url(), requested);
    });
    const listening = page.waitForRequest(/\/follow-live/);
    await openDrawn(page, HOME);
    await listening;
    // plus the page and about a dozen calls, some repeated on slow machines: 55 requests and 450 kB in total
    expect(files.size, [...files.keys()].join('\n')).toBeLessThanOrEqual(42);
    expect(kilobytes(await Promise.all([...files.values()].map(sizeOf)))).toBeLessThanOrEqual(410);
  });

  test('calls nothing before the scripts that is rendered already or can wait', async ({ context }) => {
    await enterAsNewMember(context, 'MTO');
    const profile = '/api/provider/profile';
    const boards = '/api/apps/tournaments/leaderboards/MTO';
    for (const [path, calls] of [
      [HOME, [profile]],
      [LOBBY, [profile]],
      [TOURNAMENT, [profile, boards]],
    ] as const)
      expect([path, planOf(await drawnPage(context.request, path)).calls]).toEqual([path, calls]);
  });

  test('limits the size of the scripts that all pages share', async ({ request }) => {
    const [home, login] = await Promise.all(
      [HOME, LOGIN].map(async (path) => planOf(await drawnPage(request, path)).scripts),
    );
    const common = home!.filter((script) => login!.includes(script));
    const sizes = common.map(async (script) => gzipSync(await (await request.get(script)).body()).length);
    expect(kilobytes(await Promise.all(sizes))).toBeLessThanOrEqual(150);
  });
});
