import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { enterAs } from './support/session';
import { SCREENS, type Screen, show } from './support/screen-list';
import { simulator } from './support/simulator';
import { STATES } from './support/state-list';
import { test } from './support/test';
import type { Language } from './support/words';

const FOLDER = process.env['SCREENS_FOLDER'] ?? 'screens';
/** `home|deposit`: some of them only. */
const WANTED = new RegExp(process.env['SCREENS_ONLY'] ?? '');
const SIZES = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];
const TALLEST = 2_400;
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
            if (as !== 'newcomer') continue;
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
  const file = `${screen.name.replace(/[^\w]+/g, '-')}--${kind}.png`;
  try {
    await show(page, screen, prefix, language);
  } catch (error) {
    test.info().errors.push({ message: `${screen.name}, ${kind}: ${String(error).slice(0, 300)}` });
  }
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load().catch(() => font))));
  const isSheet = (await page.getByRole('dialog').count()) > 0;
  // as tall as the page, so that what is fixed stands at its foot
  const { width, height } = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!isSheet) await page.setViewportSize({ width, height: Math.max(height, Math.min(whole, TALLEST)) });
  await page.evaluate(() =>
    Promise.all(
      [...document.images].filter(({ complete }) => !complete).map((image) => image.decode().catch(() => image)),
    ),
  );
  await page.screenshot({ path: join(FOLDER, file), animations: 'disabled' });
  writeFileSync(join(FOLDER, file.replace(/png$/, 'json')), JSON.stringify({ file, screen: screen.name, kind }));
}
