/**
 * `node tools/lint/run.mjs <project root> [files]`: oxlint, the formatting, the locale files and the manifest of one project; `tools`
 * also takes the root's files, checks the server code of all libraries for dropped outcomes, and all texts against docs/style.md. With files
 * oxlint looks at these alone. `.` stands for the whole workspace.
 */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatProblems } from './format.mjs';
import { localeProblems } from './locales.mjs';
import { manifestProblems } from './manifests.mjs';
import { droppedOutcomes } from './outcome-taken.mjs';
import { lint } from './oxlint.mjs';
import { proseProblems } from './prose.mjs';

const workspaceRoot = join(import.meta.dirname, '../..');
const [root, ...files] = process.argv.slice(2);
const roots = root === '.' ? projectRoots() : [root];
const whole = root === 'tools' ? [root, ...globSync('*.{js,ts}', { cwd: workspaceRoot })] : [root];

const problems = [
  ...lint(workspaceRoot, files.length > 0 ? files : whole).map(said),
  ...(roots.includes('tools') ? droppedOutcomes(join(import.meta.dirname, 'tsconfig.server.json')).map(said) : []),
  ...roots.flatMap((root) => [...localeProblems(join(workspaceRoot, root)), ...manifestProblems(root)]),
  ...formatProblems([root], workspaceRoot),
  ...(roots.includes('tools') && files.length === 0 ? proseProblems() : []),
];
for (const problem of problems) process.stdout.write(`${problem.replace(`${workspaceRoot}/`, '')}\n`);
process.exit(problems.length === 0 ? 0 : 1);

function said({ file, line, column, rule, message }) {
  return `${file}:${line}:${column} ${rule} ${message}`;
}

function projectRoots() {
  return [...globSync('{apps,libs}/*/package.json', { cwd: workspaceRoot }).map(dirname), 'tools'];
}
