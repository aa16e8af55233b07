/** `node tools/nx/jest.mjs <project root> [jest options]`: the specs of one project, configuration inferred. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { jestConfigFor, workspaceRoot } from './jest-config.mjs';

const [root, ...options] = process.argv.slice(2);
const jest = join(workspaceRoot, 'node_modules/jest/bin/jest.js');
const child = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    jest,
    '--config',
    JSON.stringify(jestConfigFor([root])),
    '--passWithNoTests',
    ...options,
  ],
  { cwd: workspaceRoot, stdio: 'inherit' },
);
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
