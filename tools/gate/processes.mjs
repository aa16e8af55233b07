import { spawn } from 'node:child_process';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';

/**
 * Runs a script with the pinned Node from the workspace root.
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @param {{output?: number | 'inherit' | 'ignore', errors?: number | 'inherit'}} [streams] where stdout and stderr go
 * @returns {Promise<number | string>} exit code or signal
 */
export function run(args, env = {}, { output = 'inherit', errors = output === 'ignore' ? 'inherit' : output } = {}) {
  return new Promise((resolve, reject) => {
    const path = `${inWorkspace('node_modules/.bin')}:${process.env.PATH}`;
    const child = spawn(process.execPath, args, {
      cwd: workspaceRoot,
      stdio: ['ignore', output, errors],
      env: { ...process.env, PATH: path, ...env },
    });
    const abandon = () => child.kill();
    process.once('exit', abandon);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', abandon);
      resolve(signal ?? code);
    });
  });
}
