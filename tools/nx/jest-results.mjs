/**
 * Path of a project's spec results, relative to the workspace.
 * @param {string} root
 * @param {string} [layer] one of LAYERS; without it, the results of a run over all layers
 */
export const jestResults = (root, layer = 'all') => `dist/test-results/${root}/${layer}.json`;
