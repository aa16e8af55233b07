import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns {object} package.json of a folder */
export const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * The doors that a library has for programs: what its package.json exports and what exists.
 * @returns {{door: string, face: string, entry: string, source: string}[]} `./nest`, `nest`, `nest/index`, absolute path of its source
 */
export function doorsOf(folder) {
  return Object.entries(manifestOf(folder).exports)
    .filter(([door, target]) => target['@housebrand/source'] && !door.endsWith('.css'))
    .map(([door, target]) => ({
      door,
      face: door === '.' ? 'core' : door.slice(2),
      // `react/headless`: as its file stands in dist
      entry: target.default.replace(/^\.\/dist\/|\.js$/g, ''),
      source: join(folder, target['@housebrand/source']),
    }))
    .filter(({ source }) => existsSync(source));
}

/** The style sheets that a library has doors for: what another site takes by itself, or leaves. */
export function sheetsOf(folder) {
  return Object.entries(manifestOf(folder).exports)
    .filter(([door]) => door.endsWith('.css'))
    .map(([door, target]) => ({ door, source: join(folder, target['@housebrand/source']), built: target.default }));
}
