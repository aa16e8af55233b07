import { join } from 'node:path';
import { ESLint } from 'eslint';

/** The lint that needs types, over the server code of all libraries in one program. @returns {Promise<ESLint.LintResult[]>} */
export function serverPromises(workspaceRoot) {
  const eslint = new ESLint({
    cwd: workspaceRoot,
    overrideConfigFile: join(import.meta.dirname, 'promises.config.js'),
    errorOnUnmatchedPattern: false,
  });
  return eslint.lintFiles(['libs/*/src/nest/**/*.ts', 'apps/{api,provider-simulator}/src/**/*.ts']);
}
