/**
 * `node tools/nx/jest.mjs <project root> [jest options]`: the specs of one project; its configuration follows from jest.preset.js.
 * Without options the results go to `dist/test-results/<project root>.json`, where the gate reads counts and times.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jestArguments, jestConfigFor, jestEnvironment, workspaceRoot } from './jest-config.mjs';
import { jestResults } from './jest-results.mjs';

const [root, ...options] = process.argv.slice(2);
const results = join(workspaceRoot, jestResults(root));
mkdirSync(dirname(results), { recursive: true });
const child = spawn(
  process.execPath,
  [...jestArguments(jestConfigFor([root])), ...(options.length > 0 ? options : ['--json', `--outputFile=${results}`])],
  // with --json Jest repeats the results on stdout; people read stderr
  {
    cwd: workspaceRoot,
    stdio: ['ignore', options.length > 0 ? 'inherit' : 'ignore', 'inherit'],
    env: await jestEnvironment(),
  },
);
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
