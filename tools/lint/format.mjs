import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const oxfmt = join(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt');

/**
 * Files of projects that are not as `npm run format` would write them; `tools` also answers for the root's files and the papers, `.`
 * is the whole workspace.
 * @param {string[]} roots @param {string} workspaceRoot @returns {string[]} one line for each, and what oxfmt says of a file it cannot read
 */
export function formatProblems(roots, workspaceRoot) {
  const rootFiles = globSync('*.{js,json,md}', { cwd: workspaceRoot });
  const paths = roots.flatMap((root) => (root === 'tools' ? [root, 'docs', ...rootFiles] : [root]));
  const { stdout, stderr, status } = spawnSync(process.execPath, [oxfmt, '--list-different', ...paths], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  const different = stdout.split('\n').filter(Boolean);
  return [
    ...different.map((file) => `${file}: not formatted; npm run format writes it anew`),
    ...(status > 1 || (status !== 0 && different.length === 0) ? [stderr.trim() || `oxfmt ended with ${status}`] : []),
  ];
}
