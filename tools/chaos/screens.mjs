import { spawn } from 'node:child_process';
import { findChromium } from '../run/lib/chromium.mjs';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';
import { onFreshSystem } from '../bench/lib/world.mjs';

/**
 * Takes the API away from every screen in every way: stopped, slow, failing, under maintenance, too busy, without a session,
 * without a network. `npm test` does one of them for each screen.
 *
 * @returns {Promise<string[]>} what was found; the report of the run stands above
 */
export function screens() {
  return whole('outage', 'E2E_EVERY_PAIR', 'a screen without its designed state, or one that did not come back');
}

/**
 * Looks at every screen in every agent's look and language: what somebody could not see, hear, press or read at 200 % and 320 px.
 * `npm test` takes agents in turn, and all of them for the screens that most people see.
 *
 * @returns {Promise<string[]>} what was found; the report of the run stands above
 */
export function walk() {
  return whole('accessibility', 'E2E_WHOLE_WALK', 'a screen that somebody cannot use');
}

/** Journeys of which `npm test` takes a part, on a system of their own. */
function whole(journeys, variable, fault) {
  return onFreshSystem(async (system) => {
    const code = await playwright(['test', '--config', 'apps/e2e/playwright.config.ts', '--reporter=list', journeys], {
      CHROMIUM_PATH: await findChromium(),
      E2E_BASE_URL: system.portal,
      E2E_SIMULATOR_URL: system.simulator,
      [variable]: '1',
      NODE_OPTIONS: '--conditions=@housebrand/source',
    });
    return code === 0 ? [] : [`${fault}: see the report above`];
  });
}

/** @returns {Promise<number | string>} exit code or signal */
export function playwright(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inWorkspace('node_modules/@playwright/test/cli.js'), ...args], {
      cwd: workspaceRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
}
