import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jestArguments, jestConfigFor, jestConfigForGroups, jestEnvironment, workspaceRoot } from './jest-config.mjs';
import { jestResults } from './jest-results.mjs';
import { byFile } from './spec-groups.mjs';

/**
 * Runs the specs of one project with a configuration from jest.preset.js. Without Jest options it runs all of them, or
 * those of one layer, in groups and writes the results to a file of `jestResults`, where the gate reads counts and
 * times. With options, Jest runs files one by one.
 * @param {string[]} args `<project root> [--layer=server|react | jest options]`
 */
export async function runSpecs([root, ...rest]) {
  const layer = /^--layer=(\w+)$/.exec(rest[0] ?? '')?.[1];
  const options = layer ? rest.slice(1) : rest;
  const isWhole = options.length === 0;
  const results = join(workspaceRoot, jestResults(root, layer));
  if (isWhole) {
    mkdirSync(dirname(results), { recursive: true });
    rmSync(results, { force: true });
  }
  const child = spawn(
    process.execPath,
    [
      ...jestArguments(isWhole ? jestConfigForGroups(root, layer) : jestConfigFor([root])),
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
}
