import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { findChromium } from '../run/lib/chromium.mjs';
import { freshSystem } from '../run/lib/fresh-system.mjs';
import { freePort } from '../run/lib/ports.mjs';
import { PATIENCE_MS } from '../testing/patience.mjs';

const PASSWORD = 'Chips-2026!';

/**
 * Serves a built site with `vite preview` next to a fresh instance of ours, for tests in Chromium.
 * @param {string} folder the site's folder
 * @param {(() => Promise<void>)[]} cleanUps
 */
export async function siteInChromium(folder, cleanUps) {
  const { chromium, expect: base } = await import('@playwright/test');
  const executablePath = await findChromium();
  const system = await freshSystem(cleanUps);
  const origin = await preview(folder, system.portal, cleanUps);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  cleanUps.push(() => browser.close());
  const site = { origin, expect: base.configure({ timeout: PATIENCE_MS }), failures: [] };
  return Object.assign(site, {
    control: (method, path, body) => control(system.simulator, method, path, body),
    logIn: (username) => logIn(site, browser, username),
  });
}

/** Creates a member for one test. @param {object} site @param {number} creditSatang @returns {Promise<string>} the username */
export async function member(site, creditSatang) {
  const username = `MTOSITE${randomUUID().slice(0, 6).toUpperCase()}`;
  await site.control('POST', 'members', { prefix: 'MTO', username, password: PASSWORD, creditSatang });
  return username;
}

/** Logs in on the site's own form, in a fresh browser context. @returns the page */
async function logIn({ origin, failures }, browser, username) {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, locale: 'en-GB' });
  page.on('pageerror', (error) => failures.push(`${error}`));
  await page.goto(origin);
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  return page;
}

/** Calls the control API of the simulator. */
async function control(simulator, method, path, body) {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${simulator}/control/${path}`, {
    method,
    ...(body && { headers, body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} /control/${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** Runs `npm run preview` of the site. @returns {Promise<string>} its origin, once it responds */
async function preview(folder, api, cleanUps) {
  const port = await freePort();
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, HOUSEBRAND_API: api, NO_COLOR: '1' };
  const options = { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] };
  const server = spawn(process.execPath, [vite, 'preview', '--port', `${port}`, '--strictPort'], options);
  const ended = new Promise((resolve) => server.once('close', resolve));
  cleanUps.push(async () => {
    server.kill();
    await ended;
  });
  const said = new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => /Local:/.test(chunk) && resolve());
    void ended.then((code) => reject(new Error(`vite preview ended with ${code}`)));
  });
  await said;
  return `http://localhost:${port}`;
}
