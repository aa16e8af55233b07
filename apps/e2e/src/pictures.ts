import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { enterAs } from './support/session';
import { SCREENS, type Screen, show } from './support/screen-list';
import { simulator } from './support/simulator';
import { STATES } from './support/state-list';
import { test } from './support/test';
import type { Language } from './support/messages';

const FOLDER = process.env['SCREENS_FOLDER'] ?? 'screens';
/** `home|deposit`: some of them only. */
const WANTED = new RegExp(process.env['SCREENS_ONLY'] ?? '');
const SIZES = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];
const TALLEST = 2_400;
/** A busy machine is slow; what takes longer does not come. */
const PATIENCE_MS = 90_000;
const LANGUAGES: readonly Language[] = ['th', 'en'];

/** A font that comes late is left out of a page; of a picture it is not. */
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
        const screens = list.filter((screen) => screen.as === as && WANTED.test(`${screen.name} ${kind}`));
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
            // a state may leave a fault or a network that is off behind: the next one begins anew
            if (as === 'guest' || as === 'member') continue;
            await context.close();
            await simulator.clearFaults();
            context = await enter();
          }
          await context.close();
        });
      }
    }

/** The picture as the screen stands: one that does not come to its state is on show as well, and fails the run. */
async function take(
  page: Page,
  screen: Screen,
  { prefix, language, kind }: { prefix: string; language: Language; kind: string },
): Promise<void> {
  const name = `${screen.name}, ${kind}`;
  const file = `${screen.name.replace(/[^\w]+/g, '-')}--${kind}.png`;
  await bounded(`${name}: its state`, () => show(page, screen, prefix, language));
  await bounded(`${name}: what it shows`, () => drawn(page));
  await bounded(`${name}: its picture`, async () => {
    await page.screenshot({ path: join(FOLDER, file), animations: 'disabled' });
    writeFileSync(join(FOLDER, file.replace(/png$/, 'json')), JSON.stringify({ file, screen: screen.name, kind }));
  });
}

/** What does not come to its end is named, fails the run, and keeps no other picture waiting. */
async function bounded(title: string, action: () => Promise<void>): Promise<void> {
  try {
    await test.step(title, action, { timeout: PATIENCE_MS });
  } catch (error) {
    expect.soft(String(error).slice(0, 300), title).toBe('');
  }
}

/** What came near in the taller page asks for its contents: until nothing was added for a while, or enough is enough. */
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

/** The page as tall as it is, so that what is fixed stands at its foot, with its letters and pictures. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load().catch(() => font))));
  const isSheet = (await page.getByRole('dialog').count()) > 0;
  const { width, height } = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!isSheet) await page.setViewportSize({ width, height: Math.max(height, Math.min(whole, TALLEST)) });
  await atEase(page);
  // what is below the picture, or further along in a rail, may be lazy and is never loaded
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
