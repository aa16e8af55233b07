import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatProblems } from './format.mjs';
import { localeProblems } from './locales.mjs';
import { manifestProblems } from './manifests.mjs';
import { droppedOutcomes } from './outcome-taken.mjs';
import { lint } from './oxlint.mjs';
import { proseProblems } from './prose.mjs';
import { scaleProblems } from './style-scale.mjs';

const workspaceRoot = join(import.meta.dirname, '../..');

/**
 * Checks one project with oxlint, the formatter, and the checks of locale files, manifest, font sizes, radii and gaps, and
 * prints the problems. `tools` also covers the root's files, dropped outcomes in all server code, and docs/style.md.
 * With files, oxlint checks only these. `.` is the whole workspace.
 * @param {string[]} args `<project root> [files]`
 */
export function lintProject([root, ...files]) {
  const roots = root === '.' ? projectRoots() : [root];
  const whole = root === 'tools' ? [root, ...globSync('*.{js,ts}', { cwd: workspaceRoot })] : [root];

  const problems = [
    ...lint(workspaceRoot, files.length > 0 ? files : whole).map(said),
    ...(roots.includes('tools') ? droppedOutcomes(join(import.meta.dirname, 'tsconfig.server.json')).map(said) : []),
    ...roots.flatMap((root) => [
      ...localeProblems(join(workspaceRoot, root)),
      ...manifestProblems(root),
      ...scaleProblems(join(workspaceRoot, root)),
    ]),
    ...formatProblems([root], workspaceRoot),
    ...(roots.includes('tools') && files.length === 0 ? proseProblems() : []),
  ];
  for (const problem of problems) process.stdout.write(`${problem.replace(`${workspaceRoot}/`, '')}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function said({ file, line, column, rule, message }) {
  return `${file}:${line}:${column} ${rule} ${message}`;
}

function projectRoots() {
  return [...globSync('{apps,libs}/*/package.json', { cwd: workspaceRoot }).map(dirname), 'tools', 'lab'];
}
