import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../../tools/run/lib/chromium.mjs';
import { say } from '../../../tools/run/lib/progress.mjs';
import { inWorkspace } from '../../../tools/run/lib/workspace.mjs';
import { logIn } from './world.mjs';
import { cookiesOf, withLanguage } from './screens.mjs';

const PREFIX = 'MTO';
const SIZE = { width: 360, height: 640 };

/** The pictured screens; `prepare` brings a screen into the state to show. */
const pictures = [
  { name: 'deposit', path: 'deposit', prepare: chooseAmount },
  { name: 'deposit-history', path: 'deposit/history' },
  { name: 'withdraw', path: 'withdraw' },
  { name: 'withdraw-history', path: 'withdraw/history' },
  { name: 'lobby', path: 'game?type=SLOT' },
  { name: 'favorites', path: 'favorite-games' },
  { name: 'play-safely', path: 'user-info/play-safely' },
  // last, because an open deposit would appear in later pictures
  { name: 'deposit-qr', path: 'deposit', prepare: openQr },
];
const LANGUAGES = ['th', 'en'];

/** Takes the pictures from a running portal. */
export async function takeHelpPictures(portal) {
  const folder = inWorkspace('apps/portal/public/assets/help');
  mkdirSync(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: isRoot ? ['--no-sandbox'] : [] });
  const cookie = await logIn(portal, PREFIX, `${PREFIX}DEMO1`);
  try {
    const pages = new Map();
    for (const language of LANGUAGES) pages.set(language, await openPage(browser, { portal, cookie }));
    for (const { name, path, prepare } of pictures)
      for (const [language, page] of pages) {
        await page.goto(portal + withLanguage(`/${PREFIX}/${path}`, language), { waitUntil: 'networkidle' });
        await prepare?.(page);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        const png = await page.screenshot({ animations: 'disabled' });
        await sharp(png)
          .resize(SIZE.width)
          .webp({ quality: 68, effort: 6 })
          .toFile(join(folder, `${name}.${language}.webp`));
      }
  } finally {
    await browser.close();
  }
  say(`${pictures.length * LANGUAGES.length} pictures: ${folder}`);
}

async function openPage(browser, { portal, cookie }) {
  const context = await browser.newContext({
    viewport: SIZE,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await waitForFonts(context);
  await context.addCookies(cookiesOf(cookie, portal));
  // an open stream would keep the network busy; an event source treats 204 as the end
  await context.route('**/api/apps/live?*', (route) => route.fulfill({ status: 204 }));
  return context.newPage();
}

/** Pages skip fonts that arrive late; pictures must wait for them. */
async function waitForFonts(context) {
  await context.route(/./, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (!/html|css/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    return route.fulfill({ response, body });
  });
}

/** Selects the second preset amount. */
async function chooseAmount(page) {
  const amounts = page.getByRole('main').getByRole('button', { name: /^(?:฿\s?)?500(?:\.00)?(?:\s?บาท)?$/ });
  await amounts.first().click();
}

async function openQr(page) {
  await chooseAmount(page);
  await page.getByRole('button', { name: /QR/ }).last().click();
  await page.getByRole('img', { name: /500/ }).waitFor();
}
