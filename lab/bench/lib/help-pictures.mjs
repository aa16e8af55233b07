import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../../tools/run/lib/chromium.mjs';
import { say } from '../../../tools/run/lib/progress.mjs';
import { inWorkspace } from '../../../tools/run/lib/workspace.mjs';
import { logIn } from './world.mjs';
import { cookiesOf, withLanguage } from './screens.mjs';

/** The agent with the default look, and those with their own, whose pictures have a folder; the seed of the tutorials names the same ones. */
const LOOKS = { MTO: '', NAGA: 'NAGA', LOTUS: 'LOTUS', KLANG: 'KLANG' };
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

/** Takes the pictures of every look from a running portal. */
export async function takeHelpPictures(portal) {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: isRoot ? ['--no-sandbox'] : [] });
  try {
    for (const [prefix, folder] of Object.entries(LOOKS)) await takeLook(browser, { portal, prefix, folder });
  } finally {
    await browser.close();
  }
}

async function takeLook(browser, { portal, prefix, folder }) {
  const path = inWorkspace(`apps/portal/public/assets/help/${folder}`);
  mkdirSync(path, { recursive: true });
  const cookie = await logIn(portal, prefix, `${prefix}DEMO1`);
  const pages = new Map();
  for (const language of LANGUAGES) pages.set(language, await openPage(browser, { portal, cookie }));
  for (const { name, path: route, prepare } of pictures)
    for (const [language, page] of pages) {
      await page.goto(portal + withLanguage(`/${prefix}/${route}`, language), { waitUntil: 'networkidle' });
      await prepare?.(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const png = await page.screenshot({ animations: 'disabled' });
      await sharp(png)
        .resize(SIZE.width)
        .webp({ quality: 68, effort: 6 })
        .toFile(join(path, `${name}.${language}.webp`));
    }
  for (const page of pages.values()) await page.context().close();
  say(`${pictures.length * LANGUAGES.length} pictures: ${path}`);
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
  // the satang of the amount; some agents show an account instead of a QR
  await page
    .getByText(/^\.\d\d$/)
    .first()
    .waitFor();
}
