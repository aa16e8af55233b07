import { spawnSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { reactLayers } from '../lint/house.mjs';
import { LAYERS } from '../nx/spec-layers.mjs';
import { RunFailure } from '../run/lib/failure.mjs';
import { workspaceRoot } from '../run/lib/workspace.mjs';
import { JOURNEYS, RUNS_ALWAYS } from './journey-list.mjs';
import { NIGHTLY_TOOL_TESTS } from './tool-tests.mjs';

/** @param {string} base a commit @returns {string[]} files that differ from it, committed or not, relative to the workspace */
export function changedFiles(base) {
  const committed = git(['diff', '--name-only', '-z', base]);
  const untracked = git(['ls-files', '--others', '--exclude-standard', '-z']);
  return [...committed, ...untracked];
}

function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' });
  if (status !== 0) throw new RunFailure(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.split('\0').filter(Boolean);
}

const isCovered = (file, patterns) => patterns.some((pattern) => matchesGlob(file, pattern));

/** @param {string[]} changed @returns {string[]} globs of nightly tool tests that cover a changed file */
export const toolTestsFor = (changed) =>
  Object.values(NIGHTLY_TOOL_TESTS)
    .filter(({ covers }) => changed.some((file) => isCovered(file, covers)))
    .flatMap(({ tests }) => tests);

/** Files that only one layer of specs can see; the API's specs also read guides and READMEs. */
const SEEN_BY = {
  server: ['libs/*/src/nest/**', 'apps/{api,provider-simulator}/**', '**/*.md'],
  react: [`libs/*/src/{${reactLayers.join(',')}}/**`, 'apps/{portal,studio}/**'],
};
const SEEN_BY_NONE = ['apps/e2e/**'];

/** @param {string[]} changed @returns {string[]} layers whose specs a change can break */
export function specLayersFor(changed) {
  const seen = changed.filter((file) => !isCovered(file, SEEN_BY_NONE));
  return LAYERS.filter((layer) => {
    const others = LAYERS.filter((other) => other !== layer).flatMap((other) => SEEN_BY[other]);
    return seen.some((file) => !isCovered(file, others));
  });
}

/**
 * Returns the gate's journeys that a change can break: all of them if it touches code of every page, else those of the
 * changed domains.
 * @param {string[]} changed @returns {string[]} names of journey files
 */
export function journeysFor(changed) {
  const code = changed.filter((file) => /^(apps|libs)\//.test(file) && !/\.(spec\.tsx?|md)$/.test(file));
  const names = Object.keys(JOURNEYS);
  if (code.some((file) => isCovered(file, RUNS_ALWAYS))) return names;
  const domains = new Set(code.filter((file) => file.startsWith('libs/')).map((file) => file.split('/')[1]));
  const touched = names.filter((name) => JOURNEYS[name].some((domain) => domains.has(domain)));
  const edited = names.filter((name) => changed.includes(`apps/e2e/src/${name}.spec.ts`));
  return [...new Set([...touched, ...edited])];
}
