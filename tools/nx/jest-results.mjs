/** Where the results of a project's specs are written, relative to the workspace. @param {string} root */
export const jestResults = (root) => `dist/test-results/${root}.json`;
