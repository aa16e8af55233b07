/**
 * `node tools/nx/jest.mjs <project root> [jest options]`: runs the specs of one project with a configuration from
 * jest.preset.js. Without options it runs all of them in groups and writes the results to
 * `dist/test-results/<project root>.json`, where the gate reads counts and times. With options, Jest runs files one by one.
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
  // with --json, Jest prints the results to stdout; the readable report is on stderr
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
