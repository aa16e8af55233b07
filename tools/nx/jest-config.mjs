import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import preset from '../../jest.preset.js';
import { writeSpecGroups } from './spec-groups.mjs';
import { ensureVendorBundle } from './vendor-bundle.mjs';

export const workspaceRoot = join(import.meta.dirname, '../..');

/** Settings that Jest accepts only at the top, not inside a project. */
const { globalSetup, globalTeardown, testTimeout, reporters, ...projectPreset } = preset;

/** @returns {string[]} folders of every project with specs that Jest runs, relative to the workspace */
export function jestProjects() {
  return ['libs', 'apps'].flatMap((kind) =>
    readdirSync(join(workspaceRoot, kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${kind}/${entry.name}`)
      .filter((root) => existsSync(join(workspaceRoot, root, 'src')))
      .filter((root) => !existsSync(join(workspaceRoot, root, 'playwright.config.ts'))),
  );
}

/** One Jest configuration over one or several projects. */
export function jestConfigFor(roots) {
  // Jest reads a list of one project as if it were a path.
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

/** The same over the groups that {@link writeSpecGroups} makes of a project's specs. */
export function jestConfigForGroups(root) {
  const config = jestConfigFor([root]);
  const folder = writeSpecGroups(root, TWO_WORKERS.has(root) ? 4 : 1);
  return {
    ...config,
    roots: [config.rootDir, folder],
    testMatch: [`${folder}/*.cjs`],
    moduleFileExtensions: [...config.moduleFileExtensions, 'cjs'],
    verbose: false,
  };
}

/** Projects whose specs take minutes: they use both cores. */
const TWO_WORKERS = new Set(['apps/api']);

/** What Node runs: Jest over a configuration, one worker a project unless it is large, which ends when it grows too large. */
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

/** The environment of a Jest process: our specs load packages from the vendor bundle. */
export async function jestEnvironment() {
  return { ...process.env, VENDOR_BUNDLE: await ensureVendorBundle() };
}
