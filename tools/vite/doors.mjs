import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns {object} package.json of a folder */
export const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * The doors that a library has: what its package.json exports and what exists.
 * @returns {{door: string, face: string, source: string}[]} `./nest`, `nest`, absolute path of its index.ts
 */
export function doorsOf(folder) {
  return Object.entries(manifestOf(folder).exports)
    .filter(([, target]) => target['@housebrand/source'])
    .map(([door, target]) => ({
      door,
      face: door === '.' ? 'core' : door.slice(2),
      source: join(folder, target['@housebrand/source']),
    }))
    .filter(({ source }) => existsSync(source));
}
