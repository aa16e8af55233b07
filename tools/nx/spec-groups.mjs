import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../run/lib/workspace.mjs';
import { specFiles } from './spec-layers.mjs';

/**
 * Groups spec files so that they share one module registry, each in its own describe block: loading NestJS, drizzle and
 * our libraries again costs up to two seconds per file. `spec-group.cjs` cleans up after each file. A file named on the
 * command line runs by itself.
 * @param {string} root of the project, relative to the workspace
 * @param {{count: number, layer?: string}} options `count`: number of groups for the specs that run in Node; `layer`:
 *   groups only the specs of this layer
 * @returns {string} folder of the groups, as test files for Jest
 */
export function writeSpecGroups(root, { count, layer }) {
  const folder = inWorkspace('dist/spec-groups', root, layer ?? 'all');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = specFiles(root, layer && [layer]);
  const inBrowser = files.filter((file) => readFileSync(inWorkspace(file), 'utf8').includes('@jest-environment jsdom'));
  const inNode = files.filter((file) => !inBrowser.includes(file));
  for (const [index, group] of distributed(inNode, count).entries())
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

/** Distributes files of one kind over the groups, so that these take about the same time. */
function distributed(files, count) {
  const byKind = files.toSorted((one, other) => kindOf(one) - kindOf(other));
  return Array.from({ length: count }, (_, group) => byKind.filter((_file, index) => index % count === group)).filter(
    ({ length }) => length > 0,
  );
}

const kindOf = (file) => ['.sim.spec.', '.db.spec.', ''].findIndex((kind) => file.includes(kind));

/**
 * Splits Jest's results by spec file instead of by group.
 * @param {{testResults: object[]}} results Jest's output with `--json`
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
