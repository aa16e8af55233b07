/**
 * `node tools/nx/jest.mjs <project root> [jest options]`: the specs of one project; its configuration follows from jest.preset.js.
 * Without options all of them run, in groups, and the results go to `dist/test-results/<project root>.json`, where the gate reads counts
 * and times. With options Jest takes files one by one.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jestArguments, jestConfigFor, jestConfigForGroups, jestEnvironment, workspaceRoot } from './jest-config.mjs';
import { jestResults } from './jest-results.mjs';
import { byFile } from './spec-groups.mjs';

const [root, ...options] = process.argv.slice(2);
const isWhole = options.length === 0;
const results = join(workspaceRoot, jestResults(root));
if (isWhole) {
  mkdirSync(dirname(results), { recursive: true });
  rmSync(results, { force: true });
}
const child = spawn(
  process.execPath,
  [
    ...jestArguments(isWhole ? jestConfigForGroups(root) : jestConfigFor([root])),
    ...(isWhole ? ['--json', `--outputFile=${results}`] : options),
  ],
  // with --json Jest repeats the results on stdout; people read stderr
  {
    cwd: workspaceRoot,
    stdio: ['ignore', isWhole ? 'ignore' : 'inherit', 'inherit'],
    env: await jestEnvironment(),
  },
);
child.on('exit', (code, signal) => {
  if (isWhole && existsSync(results))
    writeFileSync(results, JSON.stringify(byFile(JSON.parse(readFileSync(results, 'utf8')))));
  process.exit(signal ? 1 : code);
});
