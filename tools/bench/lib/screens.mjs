import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../run/lib/chromium.mjs';
import { say } from '../../run/lib/progress.mjs';
import { inWorkspace } from '../../run/lib/workspace.mjs';
import { logIn } from './world.mjs';

const agents = ['MTO', 'NAGA', 'LOTUS'];
const widths = [
  { name: '360', width: 360, height: 800 },
  { name: '1280', width: 1280, height: 800 },
];
const languages = ['th', 'en'];

/** Every screen of the portal; `as` says who looks. */
const screens = [
  { name: 'prefix-not-found', path: () => '/prefix-not-found', as: 'guest' },
  { name: 'login', path: (prefix) => `/${prefix}/login`, as: 'guest' },
  { name: 'home-guest', path: (prefix) => `/${prefix}`, as: 'guest', isLong: true },
  { name: 'home', path: (prefix) => `/${prefix}`, as: 'member', isLong: true },
  { name: 'lobby-slot', path: (prefix) => `/${prefix}/game?type=SLOT`, as: 'member' },
  { name: 'lobby-live', path: (prefix) => `/${prefix}/game?type=LIVE`, as: 'member' },
  { name: 'favorite-games', path: (prefix) => `/${prefix}/favorite-games`, as: 'member' },
  { name: 'user-info', path: (prefix) => `/${prefix}/user-info`, as: 'member', isLong: true },
  { name: 'tier-detail', path: (prefix) => `/${prefix}/user-info/tier-detail`, as: 'member', isLong: true },
  { name: 'play-safely', path: (prefix) => `/${prefix}/user-info/play-safely`, as: 'member', isLong: true },
  { name: 'launch-failed', path: (prefix) => `/${prefix}/launch/Slot/NAGX/NO-SUCH-GAME`, as: 'member' },
  { name: 'not-found', path: (prefix) => `/${prefix}/nothing-here`, as: 'guest' },
];

/** Takes the pictures of a running portal into `screens/`. */
export async function takeScreens(portal) {
  const folder = inWorkspace('screens');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const args = ['--disable-background-networking', '--disable-quic', ...(isRoot ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  const taken = [];
  try {
    for (const prefix of agents) {
      const cookie = await withoutAnnouncements(portal, await logIn(portal, prefix, `${prefix}DEMO1`));
      for (const size of widths) {
        for (const language of languages)
          taken.push(...(await ofOneKind(browser, { portal, folder, prefix, cookie, size, language })));
      }
      say(`${prefix}: done`);
    }
  } finally {
    await browser.close();
  }
  writeFileSync(join(folder, 'index.html'), contactSheet(taken));
  say(`${taken.length} pictures: ${join(folder, 'index.html')}`);
}

async function ofOneKind(browser, { portal, folder, prefix, cookie, size, language }) {
  const taken = [];
  for (const as of ['guest', 'member']) {
    const context = await browser.newContext({
      viewport: { width: size.width, height: size.height },
      deviceScaleFactor: 1,
      locale: language === 'th' ? 'th-TH' : 'en-GB',
      reducedMotion: 'reduce',
    });
    if (as === 'member') await context.addCookies(cookiesOf(cookie, portal));
    // a network is never at rest while a stream is open; an event source takes this for the end
    await context.route('**/api/apps/live?*', (route) => route.fulfill({ status: 204 }));
    const page = await context.newPage();
    for (const screen of screens.filter((one) => one.as === as)) {
      const file = `${screen.name}-${prefix}-${size.name}-${language}.png`;
      await picture(
        page,
        portal + withLanguage(screen.path(prefix), language),
        join(folder, file),
        screen.isLong && size.width < 600,
      );
      taken.push({ file, screen: screen.name, prefix, width: size.name, language });
    }
    await context.close();
  }
  return taken;
}

async function picture(page, url, path, isLong) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  if (isLong) await scrollThrough(page);
  await page.screenshot({ path, fullPage: Boolean(isLong), animations: 'disabled' });
}

/** What is loaded only when it comes near is on the picture as well. */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

export const withLanguage = (path, language) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** The session as that of a member who has read the announcements: they would cover the home. */
async function withoutAnnouncements(portal, cookie) {
  const reply = await fetch(`${portal}/api/provider/announcements`, { headers: { cookie } });
  const { result } = await reply.json();
  return `${cookie}; announcement=${result.map(({ _id }) => _id).join('.')}`;
}

export function cookiesOf(header, url) {
  return header.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}

/** One table a screen: agents across, widths and languages down. */
function contactSheet(taken) {
  const names = [...new Set(taken.map(({ screen }) => screen))];
  const section = (name) => {
    const rows = widths.flatMap((size) => languages.map((language) => ({ width: size.name, language })));
    const cell = (prefix, { width, language }) => {
      const { file } = taken.find(
        (one) => one.screen === name && one.prefix === prefix && one.width === width && one.language === language,
      );
      return `<td><a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a></td>`;
    };
    const line = (row) =>
      `<tr><th>${row.width} · ${row.language}</th>${agents.map((prefix) => cell(prefix, row)).join('')}</tr>`;
    return `<h2>${name}</h2><table><tr><th></th>${agents.map((prefix) => `<th>${prefix}</th>`).join('')}</tr>${rows.map(line).join('')}</table>`;
  };
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px/1.5 system-ui;margin:24px;background:#f4f5f7}img{width:100%;display:block}td{width:32%;vertical-align:top;padding:6px}table{width:100%;table-layout:fixed}th:first-child{width:70px}</style>
<h1>Screens</h1>${names.map(section).join('')}`;
}
