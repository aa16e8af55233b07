import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import preset from '../../jest.preset.js';
import { writeSpecGroups } from './spec-groups.mjs';
import { ensureVendorBundle } from './vendor-bundle.mjs';

export const workspaceRoot = join(import.meta.dirname, '../..');

/** Settings that Jest accepts only at the top level, not in a project. */
const { globalSetup, globalTeardown, testTimeout, reporters, ...projectPreset } = preset;

/** @returns {string[]} folders of all projects with Jest specs, relative to the workspace */
export function jestProjects() {
  return ['libs', 'apps'].flatMap((kind) =>
    readdirSync(join(workspaceRoot, kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${kind}/${entry.name}`)
      .filter((root) => existsSync(join(workspaceRoot, root, 'src')))
      .filter((root) => !existsSync(join(workspaceRoot, root, 'playwright.config.ts'))),
  );
}

/** Returns a Jest configuration for one or several projects. */
export function jestConfigFor(roots) {
  // Jest treats a list of one project as a path.
  if (roots.length === 1)
    return { ...preset, rootDir: join(workspaceRoot, roots[0]), displayName: displayName(roots[0]) };
  return {
    rootDir: workspaceRoot,
    globalSetup,
    globalTeardown,
    testTimeout,
    reporters,
    projects: roots.map((root) => ({
      ...projectPreset,
      rootDir: join(workspaceRoot, root),
      displayName: displayName(root),
    })),
  };
}

function displayName(root) {
  const file = join(workspaceRoot, root, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name.replace('@housebrand/', '') : root;
}

/** Like {@link jestConfigFor}, for the groups of a project's specs, or of one layer's, from {@link writeSpecGroups}. */
export function jestConfigForGroups(root, layer) {
  const config = jestConfigFor([root]);
  const folder = writeSpecGroups(root, { count: TWO_WORKERS.has(root) ? 4 : 1, layer });
  return {
    ...config,
    roots: [config.rootDir, folder],
    testMatch: [`${folder}/*.cjs`],
    moduleFileExtensions: [...config.moduleFileExtensions, 'cjs'],
    verbose: false,
  };
}

/** Projects whose specs take minutes and use two workers. */
const TWO_WORKERS = new Set(['apps/api']);

/**
 * Node's arguments to run Jest with a configuration: one worker, or two for a large project; a worker restarts when it
 * grows too large.
 */
export function jestArguments(config) {
  const root = config.rootDir.slice(workspaceRoot.length + 1);
  return [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(workspaceRoot, 'node_modules/jest/bin/jest.js'),
    '--config',
    JSON.stringify(config),
    '--passWithNoTests',
    '--forceExit',
    `--maxWorkers=${TWO_WORKERS.has(root) ? 2 : 1}`,
    '--workerIdleMemoryLimit=1500MB',
  ];
}

/** The environment of a Jest process: specs load packages from the vendor bundle. */
export async function jestEnvironment() {
  return { ...process.env, VENDOR_BUNDLE: await ensureVendorBundle() };
}
