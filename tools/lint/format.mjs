import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const oxfmt = join(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt');

/**
 * Lists files of projects that `npm run format` would change. `tools` includes the root's files and `docs`; `.` is the
 * whole workspace.
 * @param {string[]} roots @param {string} workspaceRoot @returns {string[]} one line per file, and oxfmt's error for an
 * unreadable file
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
    ...different.map((file) => `${file}: not formatted; run npm run format`),
    ...(status > 1 || (status !== 0 && different.length === 0) ? [stderr.trim() || `oxfmt ended with ${status}`] : []),
  ];
}
