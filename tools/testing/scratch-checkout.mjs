import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lockHash, lockStamp } from '../run/lib/packages.mjs';
import { workspaceRoot } from '../run/lib/workspace.mjs';

/**
 * Copies the checkout to a temporary folder, where a test may generate, build and break things. npm packages are links
 * to the installed ones; our own libraries are copies.
 * @param {{filter?: (path: string) => boolean}} options selects the files to copy
 * @returns {{root: string, linkLibraries: () => void, remove: () => void}}
 */
export function scratchCheckout({ filter = () => true } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'housebrand-scratch-'));
  chmodSync(root, 0o755);
  for (const file of checkoutFiles().filter(filter)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(workspaceRoot, file), join(root, file));
  }
  linkPackages(root);
  linkLibraries(root);
  writeFileSync(join(root, lockStamp), lockHash(root));
  return {
    root,
    linkLibraries: () => linkLibraries(root),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function checkoutFiles() {
  const options = { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], options)
    .split('\0')
    .filter((file) => file && existsSync(join(workspaceRoot, file)));
}

function linkPackages(root) {
  const installed = join(workspaceRoot, 'node_modules');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  for (const entry of readdirSync(installed)) {
    if (!['@housebrand', '.cache', '.nx', '.housebrand-lock', '.package-lock.json'].includes(entry))
      symlinkSync(join(installed, entry), join(root, 'node_modules', entry));
  }
}

function linkLibraries(root) {
  const scope = join(root, 'node_modules/@housebrand');
  rmSync(scope, { recursive: true, force: true });
  mkdirSync(scope);
  for (const manifest of globSync('{apps,libs}/*/package.json', { cwd: root })) {
    const { name } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
    symlinkSync(join('../..', dirname(manifest)), join(root, 'node_modules', name));
  }
}
