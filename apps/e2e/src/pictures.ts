import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { enterAs } from './support/session';
import { SCREENS, type Screen } from './support/screen-list';
import { show } from './support/show-screen';
import { simulator } from './support/simulator';
import { STATES } from './support/state-list';
import { test } from './support/test';
import type { Language } from './support/messages';

const FOLDER = process.env['SCREENS_FOLDER'] ?? 'screens';
/** `home|deposit`: takes only matching pictures. */
const SELECTED = new RegExp(process.env['SCREENS_ONLY'] ?? '');
const SIZES = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];
const MAX_HEIGHT = 2_400;
/** Timeout for a busy machine. */
const PATIENCE_MS = 90_000;
const LANGUAGES: readonly Language[] = ['th', 'en'];

/** Makes late fonts block rendering: the portal skips late fonts, but pictures must not. */
async function waitForFonts(context: BrowserContext): Promise<void> {
  await context.route(/./, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (!/html|css/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    return route.fulfill({ response, body });
  });
}

const list = [...SCREENS, ...STATES];

for (const prefix of ['MTO', 'NAGA', 'LOTUS'])
  for (const viewport of SIZES)
    for (const language of LANGUAGES) {
      const kind = `${prefix}-${viewport.width}-${language}`;
      for (const as of new Set(list.map((screen) => screen.as))) {
        const screens = list.filter((screen) => screen.as === as && SELECTED.test(`${screen.name} ${kind}`));
        if (screens.length === 0) continue;
        test(`${kind}, ${as}`, async ({ browser }) => {
          test.setTimeout(screens.length * 3 * PATIENCE_MS);
          const enter = async () => {
            const context = await browser.newContext({ viewport, reducedMotion: 'reduce', bypassCSP: true });
            await waitForFonts(context);
            await enterAs(context, prefix, as);
            return context;
          };
          let context = await enter();
          for (const screen of screens) {
            const page = await context.newPage();
            await take(page, screen, { prefix, language, kind });
            await page.close();
            // a state can leave a fault or a disabled network behind, so the next one gets a new context
            if (as === 'guest' || as === 'member') continue;
            await context.close();
            await simulator.clearFaults();
            context = await enter();
          }
          await context.close();
        });
      }
    }

/** Takes the picture even if the screen does not reach its state; that also fails the run. */
async function take(
  page: Page,
  screen: Screen,
  { prefix, language, kind }: { prefix: string; language: Language; kind: string },
): Promise<void> {
  const name = `${screen.name}, ${kind}`;
  const file = `${screen.name.replace(/[^\w]+/g, '-')}--${kind}.png`;
  await bounded(`${name}: reaches its state`, () => show(page, screen, prefix, language));
  await bounded(`${name}: is rendered completely`, () => drawn(page));
  await bounded(`${name}: is captured`, async () => {
    await page.screenshot({ path: join(FOLDER, file), animations: 'disabled' });
    writeFileSync(join(FOLDER, file.replace(/png$/, 'json')), JSON.stringify({ file, screen: screen.name, kind }));
  });
}

/** Limits an action's time. A timeout fails the run without stopping the other pictures. */
async function bounded(title: string, action: () => Promise<void>): Promise<void> {
  try {
    await test.step(title, action, { timeout: PATIENCE_MS });
  } catch (error) {
    expect.soft(String(error).slice(0, 300), title).toBe('');
  }
}

/** Waits until lazily loaded content stops appearing in the taller page, or a maximum time passes. */
function atEase(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let quiet = setTimeout(end, 700);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, 700);
        });
        observer.observe(document.body, { childList: true, subtree: true });
        setTimeout(end, 5_000);
      }),
  );
}

/** Makes the viewport as tall as the page, so that fixed elements are at its bottom, and loads fonts and pictures. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load().catch(() => font))));
  const isSheet = (await page.getByRole('dialog').count()) > 0;
  const { width, height } = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!isSheet) await page.setViewportSize({ width, height: Math.max(height, Math.min(whole, MAX_HEIGHT)) });
  await atEase(page);
  // pictures outside the viewport or further along in a rail can be lazy, and then never load
  await page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images
        .filter((image) => {
          const { top, left, right, width } = image.getBoundingClientRect();
          return width > 0 && top < window.innerHeight && left < window.innerWidth && right > 0;
        })
        .map((image) => image.decode().catch(() => image)),
    ),
  );
}
