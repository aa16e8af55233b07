/** `npm run bench:web`: the portal on a throttled phone (Lighthouse mobile, median of five) and the sizes of its bundles. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { reportFailure } from '../run/lib/failure.mjs';
import { underPinnedNode } from '../run/lib/packages.mjs';
import { inWorkspace } from '../run/lib/workspace.mjs';

const RUNS = 5;
const CHROME_FLAGS = ['--headless=new', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Pages, and what their largest paint may take. */
const pages = [
  { name: 'home', path: '/MTO', asMember: true, lcpMs: 2000 },
  { name: 'home of a guest', path: '/MTO', asMember: false, lcpMs: 2000 },
  { name: 'lobby', path: '/MTO/game?type=SLOT', asMember: true, lcpMs: 2300 },
  { name: 'login', path: '/MTO/login', asMember: false, lcpMs: 2000 },
];

async function audit(url, port, retries = 2) {
  const { default: lighthouse } = await import('lighthouse');
  const { lhr } = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  if (lhr.runtimeError) {
    // now and then the browser records no start of the navigation: that run says nothing
    if (retries > 0) return audit(url, port, retries - 1);
    throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
  const number = (id) => lhr.audits[id].numericValue ?? 0;
  return {
    performance: (lhr.categories.performance.score ?? 0) * 100,
    accessibility: (lhr.categories.accessibility.score ?? 0) * 100,
    bestPractices: (lhr.categories['best-practices'].score ?? 0) * 100,
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    kilobytes: number('total-byte-weight') / 1000,
  };
}

/** In the browser itself: a cookie sent as an extra header would replace those that the portal sets. */
async function signIn(portal, port, cookie) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  try {
    const [context] = browser.contexts();
    await context.clearCookies();
    const pairs = cookie ? cookie.split('; ') : [];
    await context.addCookies(
      pairs.map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: portal };
      }),
    );
  } finally {
    await browser.close();
  }
}

async function rowsOf(page, portal, port, cookie, median) {
  await signIn(portal, port, page.asMember ? cookie : null);
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await audit(portal + page.path, port));
  const of = (key) => median(runs.map((run) => run[key]));
  const row = (what, figure, target, met) => ({ what: `${page.name}: ${what}`, figure, target, met });
  return [
    row('performance', of('performance').toFixed(0), '≥ 95', of('performance') >= 95),
    row('accessibility', of('accessibility').toFixed(0), '100', of('accessibility') === 100),
    row('best practices', of('bestPractices').toFixed(0), '100', of('bestPractices') === 100),
    row('largest paint', `${(of('lcpMs') / 1000).toFixed(2)} s`, `≤ ${page.lcpMs / 1000} s`, of('lcpMs') <= page.lcpMs),
    row('total blocking time', `${of('tbtMs').toFixed(0)} ms`, '≤ 100 ms', of('tbtMs') <= 100),
    row('layout shift', of('cls').toFixed(3), '≤ 0.02', of('cls') <= 0.02),
    row('first view in all', `${of('kilobytes').toFixed(0)} kB`, '≤ 600 kB', of('kilobytes') <= 600),
  ];
}

const gzipKilobytes = (file) => gzipSync(readFileSync(file), { level: 9 }).length / 1000;

/** What the first page needs, read from the built index.html, and the largest chunk that a route adds. */
function sizes() {
  const root = inWorkspace('dist/apps/portal');
  const html = readFileSync(`${root}/index.html`, 'utf8');
  const named = (pattern) => [...html.matchAll(pattern)].map(([, path]) => `${root}${path}`);
  const scripts = named(/(?:src|href)="(\/assets\/[^"]+\.js)"/g);
  const styles = named(/href="(\/assets\/[^"]+\.css)"/g);
  const sum = (files) => files.reduce((total, file) => total + gzipKilobytes(file), 0);
  const routes = globSync(`${root}/assets/*.js`).filter((file) => !scripts.includes(file));
  const largest = Math.max(...routes.map(gzipKilobytes));
  const row = (what, value, limit) => ({ what, figure: `${value.toFixed(1)} kB`, target: `≤ ${limit} kB gzip`, met: value <= limit });
  return [row('first JS', sum(scripts), 150), row('first CSS', sum(styles), 12), row('largest route chunk', largest, 40)];
}

async function main() {
  const [{ launch }, { findChromium }, { median, printTable }, { logIn, onFreshSystem }] = await Promise.all([
    import('chrome-launcher'),
    import('../run/lib/chromium.mjs'),
    import('./lib/table.mjs'),
    import('./lib/world.mjs'),
  ]);
  const chromeFlags = [...CHROME_FLAGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  await onFreshSystem(async ({ portal }) => {
    printTable('Bundles', sizes());
    const cookie = await logIn(portal, 'MTO', 'MTODEMO1');
    const chrome = await launch({ chromePath: await findChromium(), chromeFlags });
    try {
      for (const page of pages) printTable(`Lighthouse, ${page.path}`, await rowsOf(page, portal, chrome.port, cookie, median));
    } finally {
      chrome.kill();
    }
  });
}

try {
  if (await underPinnedNode(fileURLToPath(import.meta.url))) await main();
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
