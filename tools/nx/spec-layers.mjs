import { existsSync, globSync } from 'node:fs';
import { reactLayers } from '../lint/house.mjs';
import { inWorkspace } from '../run/lib/workspace.mjs';

/**
 * Layers of specs, each with its own Nx target `test-<layer>`: `react` has those of React code, `server` all others.
 * Lint bans imports between React code and `src/nest`, so a change in one cannot break the specs of the other.
 */
export const LAYERS = ['server', 'react'];

/**
 * @param {string} root of a project, relative to the workspace
 * @param {string[]} layers @returns {string[]} its spec files in these layers, relative to the workspace
 */
export function specFiles(root, layers = LAYERS) {
  return globSync(`${root}/src/**/*.spec.{ts,tsx}`, { cwd: inWorkspace('.') })
    .filter((file) => layers.includes(layerOf(file, root)))
    .sort();
}

/** Libraries keep React code in the folders of `reactLayers`; a React application is React code as a whole. */
function layerOf(file, root) {
  const isReact = reactLayers.some((folder) => file.startsWith(`${root}/src/${folder}/`));
  return isReact || existsSync(inWorkspace(root, 'index.html')) ? 'react' : 'server';
}
