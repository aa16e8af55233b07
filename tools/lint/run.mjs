/** `node tools/lint/run.mjs <project root>`: ESLint and the locale files of one project; `tools` also takes the root's files. */
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { localeProblems } from './locales.mjs';
import { serverPromises } from './server-promises.mjs';

const workspaceRoot = join(import.meta.dirname, '../..');
const [root] = process.argv.slice(2);
const patterns = [`${root}/**/*.{ts,tsx,js,mjs}`, ...(root === 'tools' ? ['*.js'] : [])];

const eslint = new ESLint({ cwd: workspaceRoot, errorOnUnmatchedPattern: false });
const results = [...(await eslint.lintFiles(patterns)), ...(root === 'tools' ? await serverPromises(workspaceRoot) : [])];
const report = await (await eslint.loadFormatter('stylish')).format(results);
const locales = localeProblems(join(workspaceRoot, root));

process.stdout.write(report);
for (const problem of locales) process.stdout.write(`${problem.replace(`${workspaceRoot}/`, '')}\n`);
const problems = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, locales.length);
process.exit(problems === 0 ? 0 : 1);
