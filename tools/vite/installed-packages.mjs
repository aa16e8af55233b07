import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';

/** A foreign project: below our node_modules, so that it finds npm packages, but with our libraries only as tarballs. */
export const foreignProject = (name) => inWorkspace('node_modules/.cache/housebrand', name);

/**
 * Unpacks all packed tarballs into a new foreign project.
 * @param {string} folder
 * @returns {string[]} the names of the packages, such as `@housebrand/wallet-react`
 */
export function installPackages(folder) {
  rmSync(folder, { recursive: true, force: true });
  return globSync('dist/packages/*/*.tgz', { cwd: workspaceRoot }).map((tarball) => {
    const name = `@${basename(tarball)
      .replace(/-[\d.]+\.tgz$/, '')
      .replace('-', '/')}`;
    const place = join(folder, 'node_modules', name);
    mkdirSync(place, { recursive: true });
    const unpacked = spawnSync('tar', ['-xzf', inWorkspace(tarball), '--strip-components=1'], { cwd: place });
    assert.equal(unpacked.status, 0, `${unpacked.error ?? unpacked.stderr}`);
    return name;
  });
}
