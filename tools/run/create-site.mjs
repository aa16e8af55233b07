/**
 * `npm run create-site -- <folder> --prefix MTO --name "River House" [--language en] [--colors colors.json]`: creates a
 * separate site from our packages.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './lib/command.mjs';
import { RunFailure } from './lib/failure.mjs';

async function main() {
  const { createSite } = await import('../create-site/create.mjs');
  const options = Object.fromEntries(
    ['prefix', 'name', 'language', 'colors'].map((name) => [name, { type: 'string' }]),
  );
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { prefix = 'MTO', name = prefix, language, colors } = values;
  const folder = resolve(positionals[0] ?? 'housebrand-site');
  createSite({ folder, prefix, name, language, colors: colors && colorsIn(colors) });
  console.log(
    `${folder}\n\n  cd ${folder}\n  npm install\n  npm run dev        # with npm start running in our checkout`,
  );
}

function colorsIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RunFailure(`${file}: ${error.message}`);
  }
}

await command(import.meta.url, main);
