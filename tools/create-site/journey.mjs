import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { findChromium } from '../run/lib/chromium.mjs';
import { freshSystem } from '../run/lib/fresh-system.mjs';
import { freePort } from '../run/lib/ports.mjs';
import { PATIENCE_MS } from '../testing/patience.mjs';

const PASSWORD = 'Chips-2026!';

/** Commands that serve a built site: a script of its packages, its arguments, and what it writes when it is ready. */
export const VITE = { script: 'vite/bin/vite.js', args: ['preview', '--strictPort'], ready: /Local:/ };
export const NEXT = { script: 'next/dist/bin/next', args: ['start'], ready: /Ready in/ };

/**
 * Serves a built site next to a fresh instance of ours, for tests in Chromium.
 * @param {string} folder the site's folder
 * @param {(() => Promise<void>)[]} cleanUps
 * @param {{script: string, args: string[], ready: RegExp}} server
 */
export async function siteInChromium(folder, cleanUps, server = VITE) {
  const { chromium, expect: base } = await import('@playwright/test');
  const executablePath = await findChromium();
  const system = await freshSystem(cleanUps);
  const origin = await serve(folder, server, system.portal, cleanUps);
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

/** Starts the site's server. @returns {Promise<string>} its origin, once it responds */
async function serve(folder, { script, args, ready }, api, cleanUps) {
  const port = await freePort();
  const env = { ...process.env, HOUSEBRAND_API: api, NO_COLOR: '1' };
  const command = [join(folder, 'node_modules', script), ...args, '--port', `${port}`];
  const server = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  cleanUps.push(async () => {
    server.kill();
    await ended;
  });
  const said = new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => ready.test(chunk) && resolve());
    void ended.then((code) => reject(new Error(`${script} ended with ${code}`)));
  });
  await said;
  return `http://localhost:${port}`;
}
