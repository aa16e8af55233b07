import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../run/lib/workspace.mjs';

/**
 * Spec files of a project share one module registry, a describe block each: to load NestJS, drizzle and our libraries again costs a
 * file up to two seconds. What a file leaves behind, `spec-group.cjs` puts away; a file that is named on the command line runs by itself.
 * @param {string} root of the project, relative to the workspace
 * @param {number} count how many groups to make of the specs that run in Node
 * @returns {string} folder of the groups: test files for Jest
 */
export function writeSpecGroups(root, count) {
  const folder = inWorkspace(join('dist/spec-groups', root));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = globSync(`${root}/src/**/*.spec.{ts,tsx}`, { cwd: inWorkspace('.') }).sort();
  const inBrowser = files.filter((file) => readFileSync(inWorkspace(file), 'utf8').includes('@jest-environment jsdom'));
  const inNode = files.filter((file) => !inBrowser.includes(file));
  for (const [index, group] of dealtOut(inNode, count).entries())
    writeFileSync(join(folder, `node-${index + 1}.cjs`), group.map(lineOf).join(''));
  if (inBrowser.length > 0)
    writeFileSync(
      join(folder, 'browser.cjs'),
      `/** @jest-environment jsdom */\nrequire('@testing-library/react');\n${inBrowser.map(lineOf).join('')}`,
    );
  return folder;
}

const lineOf = (file) =>
  `require(${JSON.stringify(inWorkspace('tools/nx/spec-group.cjs'))})(${JSON.stringify(file)});\n`;

/** Files of one kind go to different groups, so that these take about as long as each other. */
function dealtOut(files, count) {
  const byKind = files.toSorted((one, other) => kindOf(one) - kindOf(other));
  return Array.from({ length: count }, (_, group) => byKind.filter((_file, index) => index % count === group)).filter(
    ({ length }) => length > 0,
  );
}

const kindOf = (file) => ['.sim.spec.', '.db.spec.', ''].findIndex((kind) => file.includes(kind));

/**
 * The results of Jest by spec file instead of by group.
 * @param {{testResults: object[]}} results as Jest writes them with `--json`
 */
export function byFile({ testResults, ...counts }) {
  return { ...counts, testResults: testResults.flatMap(filesOf) };
}

function filesOf(group) {
  if (group.assertionResults.length === 0) return [group];
  const files = Map.groupBy(group.assertionResults, ({ ancestorTitles }) => ancestorTitles[0]);
  let endTime = group.startTime;
  return [...files].map(([file, tests]) => {
    const startTime = endTime;
    endTime = Math.max(startTime, ...tests.map(({ startAt, duration }) => (startAt ?? startTime) + (duration ?? 0)));
    return {
      name: inWorkspace(file),
      startTime,
      endTime,
      status: tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
      assertionResults: tests.map(({ ancestorTitles, ...test }) => ({
        ...test,
        ancestorTitles: ancestorTitles.slice(1),
        fullName: [...ancestorTitles.slice(1), test.title].join(' '),
      })),
    };
  });
}
