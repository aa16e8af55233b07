import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findChromium } from '../../../tools/run/lib/chromium.mjs';

const isRoot = process.getuid?.() === 0;
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  ...(isRoot ? ['--no-sandbox'] : []),
];
/** Lighthouse's phone. */
const VIEWPORT = { width: 412, height: 823 };
const SLOWER = 4;
const LONG_TASK_MS = 50;
/** Time after network idle in which the page still processes the last responses. */
const SETTLE_MS = 3_000;

/**
 * @typedef {{url: string, portal: string, cookie: string | null, isDesktop?: boolean}} Visit `portal`: the origin that
 * the cookies belong to; `cookie`: a session's header, null for a guest; `isDesktop`: Lighthouse's desktop, not its phone
 */

/** Whether Thai fonts are installed: without them, each fallback searches all fonts, which costs up to 100 ms. null if unknown. */
export function hasThaiFonts() {
  try {
    return execFileSync('fc-list', [':lang=th'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return null;
  }
}

/** The session is set in the browser's cookie jar: a header would lose it as soon as the page sets a cookie. */
const cookiesOf = ({ cookie, portal }) =>
  (cookie ? cookie.split('; ') : []).map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: portal };
  });

function refuseElsewhere(wanted, shown) {
  const place = (address) => new URL(address).pathname + new URL(address).search;
  if (place(wanted) !== place(shown))
    throw new Error(`${place(wanted)} redirected to ${place(shown)}, so nothing was measured`);
}

/** Runs one Lighthouse audit in a fresh browser profile. @param {Visit} visit */
export async function audit(visit, retries = 2) {
  const profile = mkdtempSync(join(tmpdir(), 'housebrand-phone-'));
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', ...FLAGS],
    userDataDir: profile,
  });
  try {
    const browser = await chromium.connectOverCDP(`http://localhost:${chrome.port}`);
    const session = await browser.newBrowserCDPSession();
    await session.send('Storage.setCookies', { cookies: cookiesOf(visit) });
    await browser.close();
    const flags = {
      port: chrome.port,
      logLevel: 'silent',
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    };
    const { lhr } = await lighthouse(visit.url, flags, visit.isDesktop ? desktopConfig : undefined);
    if (!lhr.runtimeError) return figuresOf(visit, lhr);
    // occasionally the browser records no start of the navigation; discard that run
    if (retries === 0) throw new Error(`${visit.url}: ${lhr.runtimeError.message}`);
  } finally {
    await chrome.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  return audit(visit, retries - 1);
}

function figuresOf({ url }, lhr) {
  refuseElsewhere(url, lhr.finalDisplayedUrl);
  const number = (id) => lhr.audits[id].numericValue ?? 0;
  const score = (id) => (lhr.categories[id].score ?? 0) * 100;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    fcpMs: number('first-contentful-paint'),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    kilobytes: number('total-byte-weight') / 1000,
    failed: failedAudits(lhr),
  };
}

/** The audits that cost points of accessibility and best practices. */
function failedAudits({ audits, categories }) {
  const refs = ['accessibility', 'best-practices'].flatMap((name) => categories[name].auditRefs);
  return refs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
}

/**
 * Opens a page in a fresh browser with a four times slower processor and an unthrottled network. Measures the main
 * thread's work, which other load on the machine disturbs less than a score.
 * @template T
 * @param {Visit} visit @param {(page: import('@playwright/test').Page) => Promise<T>} [use] traced instead of the opening
 */
export async function trace(visit, { prepare = async () => {}, use } = {}) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS });
  try {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    await context.addCookies(cookiesOf(visit));
    const page = await context.newPage();
    const traffic = await countTraffic(context, page);
    await prepare(page);
    const open = async () => {
      await page.goto(visit.url);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(SETTLE_MS);
      refuseElsewhere(visit.url, page.url());
    };
    if (use) await open();
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    const result = await (use ?? open)(page);
    const tasks = tasksOf(JSON.parse((await browser.stopTracing()).toString('utf8')).traceEvents);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return { result, nodes, ...traffic(), ...tasks };
  } finally {
    await browser.close();
  }
}

async function countTraffic(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let [bytes, requests] = [0, 0];
  session.on('Network.requestWillBeSent', ({ request }) => (requests += request.url.startsWith('http') ? 1 : 0));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => ({ kilobytes: bytes / 1000, requests });
}

/** Tasks of the page's main thread, which is the thread with the most layouts. */
function tasksOf(events) {
  const threadOf = ({ pid, tid }) => `${pid}.${tid}`;
  const layouts = Map.groupBy(
    events.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree'),
    threadOf,
  );
  const [main] = [...layouts].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const own = events.filter((event) => event.dur !== undefined && threadOf(event) === main);
  const tasks = outermost(own.filter(({ name }) => name.endsWith('RunTask'))).map((event) => ({
    event,
    ms: ownTime(event),
  }));
  const long = tasks.filter(({ ms }) => ms > LONG_TASK_MS);
  return {
    mainMs: tasks.reduce((sum, { ms }) => sum + ms, 0),
    longTasks: long.length,
    longestMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
    blockingMs: long.reduce((sum, { ms }) => sum + ms - LONG_TASK_MS, 0),
    longWork: long.map(({ event, ms }) => `${workOf(event, own)} ${ms.toFixed(0)}`),
  };
}

/** Trace events that show what a task was for. */
const WORK = new Map([
  ['v8.evaluateModule', 'script start'],
  ['EvaluateScript', 'script start'],
  ['FunctionCall', 'script'],
  ['ParseHTML', 'HTML parsing'],
  ['UpdateLayoutTree', 'styles'],
  ['Layout', 'layout'],
  ['Paint', 'paint'],
]);

/** The work that took most of a task; the browser's own without a matching event. */
function workOf(task, events) {
  const isIn = ({ ts, dur }) => ts >= task.ts && ts + dur <= task.ts + task.dur;
  const [most] = events.filter((event) => WORK.has(event.name) && isIn(event)).sort((a, b) => ownTime(b) - ownTime(a));
  return most && ownTime(most) > ownTime(task) / 4 ? WORK.get(most.name) : "the browser's own";
}

/** The thread's CPU time in ms if recorded: waiting for a core is not the page's work. */
const ownTime = ({ tdur, dur }) => (tdur ?? dur) / 1000;

/** Drops nested records: each layer of a task's processing records it. */
function outermost(tasks) {
  let end = -Infinity;
  return tasks
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
