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
  return onFreshSystem(async (system) => {
    const code = await playwright(['test', '--config', 'apps/e2e/playwright.config.ts', '--reporter=list', 'outage'], {
      CHROMIUM_PATH: await findChromium(),
      E2E_BASE_URL: system.portal,
      E2E_SIMULATOR_URL: system.simulator,
      E2E_EVERY_PAIR: '1',
      NODE_OPTIONS: '--conditions=@housebrand/source',
    });
    return code === 0
      ? []
      : ['a screen without its designed state, or one that did not come back: see the report above'];
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
