import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../../tools/run/lib/chromium.mjs';
import { RunFailure } from '../../../tools/run/lib/failure.mjs';
import { say } from '../../../tools/run/lib/progress.mjs';
import { inWorkspace } from '../../../tools/run/lib/workspace.mjs';

/**
 * Takes pictures of a running system into `screens/`: all screens and states of the journeys (`apps/e2e/src/pictures.ts`).
 * @param {{ portal: string, simulator: string }} system addresses
 * @param {string} [only] a pattern of names: `^deposit.*MTO-360`
 * @throws {RunFailure} if a screen did not reach its state
 */
export async function takeScreens({ portal, simulator }, only = '') {
  const folder = inWorkspace('screens');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const program = inWorkspace('node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(process.execPath, [program, 'test', '--config', 'pictures.config.ts'], {
    cwd: inWorkspace('apps/e2e'),
    stdio: 'inherit',
    env: {
      ...process.env,
      // the journeys import our libraries, which are built only to be packed
      NODE_OPTIONS: '--conditions=@housebrand/source',
      E2E_BASE_URL: portal,
      E2E_SIMULATOR_URL: simulator,
      CHROMIUM_PATH: await findChromium(),
      SCREENS_FOLDER: folder,
      SCREENS_ONLY: only,
    },
  });
  const notes = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const taken = notes.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  for (const file of notes) rmSync(join(folder, file));
  writeFileSync(join(folder, 'index.html'), contactSheet(taken));
  say(`${taken.length} pictures: ${join(folder, 'index.html')}`);
  if (status !== 0) throw new RunFailure('Some screens did not reach their state. See the pictures.');
}

export const withLanguage = (path, language) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

export function cookiesOf(header, url) {
  return header.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}

/** One row per screen or state, with agents, widths and languages side by side. */
function contactSheet(taken) {
  const line = (name) => {
    const cells = taken
      .filter(({ screen }) => screen === name)
      .map(({ file, kind }) => {
        const picture = `<img loading="lazy" src="${file}" alt="${name}, ${kind}">`;
        return `<figure><a href="${file}">${picture}</a><figcaption>${kind}</figcaption></figure>`;
      });
    return `<h2>${name}</h2><div>${cells.join('')}</div>`;
  };
  const names = [...new Set(taken.map(({ screen }) => screen))].sort();
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px/1.5 system-ui;margin:24px;background:#f4f5f7}div{display:flex;gap:12px;align-items:flex-start;overflow-x:auto}figure{flex:none;width:260px;margin:0}figure:has([alt*="-1280-"]){width:520px}img{display:block;width:100%;max-height:900px;object-fit:cover;object-position:top}</style>
<h1>Screens</h1>${names.map(line).join('')}`;
}
