import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { RunFailure } from './failure.mjs';
import { say } from './progress.mjs';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

// the headless shell is the same browser without a window; it needs half the CPU
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds Chromium: CHROMIUM_PATH, the machine's, or Playwright's. Installs it if possible.
 * @returns {Promise<string>} path of the program
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !runnable(named))
    throw new RunFailure(`CHROMIUM_PATH=${named} is not an executable file. Correct or unset it.`);
  const found = named || installed();
  if (found) return found;
  for (const install of [withApt, withPlaywright]) {
    install();
    const now = installed();
    if (now) return now;
  }
  throw new RunFailure(
    'The browser tests need Chromium, which was not found and could not be installed.\n' +
      'Install it (Debian: apt-get install chromium) or set its path:  CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

function installed() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...otherPlaces, playwrights()].find((path) => path && runnable(path)) ?? null;
}

function playwrights() {
  const { chromium } = createRequire(inWorkspace('package.json'))('@playwright/test');
  return chromium.executablePath();
}

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function withApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('Installing Chromium with apt-get (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 };
  spawnSync('apt-get', ['update', '-qq'], options);
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser], options);
    if (status === 0) return;
  }
}

function withPlaywright() {
  say('Installing Chromium with Playwright (once) …');
  const options = { cwd: workspaceRoot, stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 };
  spawnSync(process.execPath, [inWorkspace('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], options);
}
