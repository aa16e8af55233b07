/** `npm install` runs this: Git then uses the hooks in this folder. Never fails, and runs on any Node. */
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOOKS = 'tools/git-hooks';

/**
 * Sets `core.hooksPath` of the repository whose root is `root`. Does nothing in CI, without Git, in a folder that is
 * not the root of a work tree, and if the developer has set a path.
 * @param {string} root @param {NodeJS.ProcessEnv} env
 * @returns {boolean} whether it was set
 */
export function installHooks(root, env = process.env) {
  if (env.CI && env.CI !== 'false') return false;
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (realpathSync(git('rev-parse', '--show-toplevel')) !== realpathSync(root)) return false;
    if (hooksPath(git) !== '') return false;
    git('config', 'core.hooksPath', HOOKS);
    return true;
  } catch {
    return false;
  }
}

function hooksPath(git) {
  try {
    return git('config', '--get', 'core.hooksPath');
  } catch {
    // Git ends with 1 when there is no value
    return '';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  installHooks(join(dirname(fileURLToPath(import.meta.url)), '../..'));
