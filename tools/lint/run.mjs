/**
 * `node tools/lint/run.mjs <project root> [files]`: ESLint, the formatting, the locale files and the manifest of one project;
 * `tools` also takes the root's files. With files ESLint looks at these alone. `.` stands for the whole workspace, in one process:
 * that costs a third of all projects one by one.
 */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { localeProblems } from './locales.mjs';
import { formatProblems } from './format.mjs';
import { manifestProblems } from './manifests.mjs';
import { serverPromises } from './server-promises.mjs';

const workspaceRoot = join(import.meta.dirname, '../..');
const [root, ...files] = process.argv.slice(2);
const roots = root === '.' ? projectRoots() : [root];
const whole = roots.flatMap((root) => [`${root}/**/*.{ts,tsx,js,mjs}`, ...(root === 'tools' ? ['*.js'] : [])]);

const eslint = new ESLint({ cwd: workspaceRoot, errorOnUnmatchedPattern: false });
const results = [
  ...(await eslint.lintFiles(files.length > 0 ? files : whole)),
  ...(roots.includes('tools') ? await serverPromises(workspaceRoot) : []),
];
const report = await (await eslint.loadFormatter('stylish')).format(results);
const others = [
  ...roots.flatMap((root) => [...localeProblems(join(workspaceRoot, root)), ...manifestProblems(root)]),
  ...formatProblems([root], workspaceRoot),
];

process.stdout.write(report);
for (const problem of others) process.stdout.write(`${problem.replace(`${workspaceRoot}/`, '')}\n`);
const problems = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, others.length);
process.exit(problems === 0 ? 0 : 1);

function projectRoots() {
  return [...globSync('{apps,libs}/*/package.json', { cwd: workspaceRoot }).map(dirname), 'tools'];
}
