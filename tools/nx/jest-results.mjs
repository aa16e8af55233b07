/** Path of a project's spec results, relative to the workspace. @param {string} root */
export const jestResults = (root) => `dist/test-results/${root}.json`;
