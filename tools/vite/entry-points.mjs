import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns {object} the package.json of a folder */
export const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * Lists a library's entry points for code: exports of its package.json whose source exists.
 * @returns {{entryPoint: string, layer: string, entry: string, source: string}[]} `./nest`, `nest`, `nest/index`, absolute
 * path of the source
 */
export function entryPointsOf(folder) {
  return Object.entries(manifestOf(folder).exports)
    .filter(([entryPoint, target]) => target['@housebrand/source'] && !entryPoint.endsWith('.css'))
    .map(([entryPoint, target]) => ({
      entryPoint,
      layer: entryPoint === '.' ? 'core' : entryPoint.slice(2),
      // `react/headless`: the path of the file in dist
      entry: target.default.replace(/^\.\/dist\/|\.js$/g, ''),
      source: join(folder, target['@housebrand/source']),
    }))
    .filter(({ source }) => existsSync(source));
}

/** Style sheets that a library exports; sites may import them or not. */
export function sheetsOf(folder) {
  return Object.entries(manifestOf(folder).exports)
    .filter(([entryPoint]) => entryPoint.endsWith('.css'))
    .map(([entryPoint, target]) => ({
      entryPoint,
      source: join(folder, target['@housebrand/source']),
      built: target.default,
    }));
}
