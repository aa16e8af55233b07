import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, getFileInfo, resolveConfig } from 'prettier';

const KINDS = '{ts,tsx,js,mjs,css,json,md}';

/**
 * Files of one project that are not as `npm run format` would write them; `tools` also answers for the root's files and the papers.
 * @param {string} root @param {string} workspaceRoot @returns {Promise<string[]>}
 */
export async function formatProblems(root, workspaceRoot) {
  const patterns = [`${root}/**/*.${KINDS}`, ...(root === 'tools' ? [`*.${KINDS}`, `docs/**/*.${KINDS}`] : [])];
  const exclude = (name) => name === 'node_modules' || name === 'dist';
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: workspaceRoot, exclude }));
  const problems = await Promise.all(files.map((file) => isFormatted(join(workspaceRoot, file), workspaceRoot)));
  return files
    .filter((_file, index) => !problems[index])
    .map((file) => `${file}: not formatted; npm run format writes it anew`);
}

async function isFormatted(file, workspaceRoot) {
  const { ignored } = await getFileInfo(file, { ignorePath: join(workspaceRoot, '.prettierignore') });
  if (ignored) return true;
  return check(readFileSync(file, 'utf8'), { ...(await resolveConfig(file)), filepath: file });
}
