import { spawn } from 'node:child_process';
import { findChromium } from '../../tools/run/lib/chromium.mjs';
import { inWorkspace, workspaceRoot } from '../../tools/run/lib/workspace.mjs';
import { onFreshSystem } from '../bench/lib/world.mjs';

/**
 * Takes the API away from every screen in every way: stopped, slow, failing, in maintenance, overloaded, without a
 * session, without a network. `npm test` tests one of them per screen.
 *
 * @returns {Promise<string[]>} findings; the report of the run precedes them
 */
export function screens() {
  return whole('outage', 'E2E_EVERY_PAIR', 'a screen did not show its error state, or did not recover');
}

/**
 * Checks every screen in every agent's theme and language for barriers to see, hear, press or read it at 200 % and 320
 * px. `npm test` rotates the agents, and checks the most used screens with all of them.
 *
 * @returns {Promise<string[]>} findings; the report of the run precedes them
 */
export function walk() {
  return whole('accessibility', 'E2E_WHOLE_WALK', 'a screen is not accessible');
}

/** Runs journeys in full, of which `npm test` runs a part, on a fresh system. */
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
