import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';

/** Packs every library into dist/packages; up-to-date tarballs are kept. */
export function packAll() {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const nx = inWorkspace('node_modules/nx/dist/bin/nx.js');
  const options = { cwd: workspaceRoot, env, encoding: 'utf8' };
  const made = spawnSync(process.execPath, [nx, 'run-many', '-t', 'pack', '--output-style=static'], options);
  assert.equal(made.status, 0, `${made.error ?? ''}${made.stdout}${made.stderr}`);
}
