/** Derives a project's targets from its files. Commands run from the workspace root with the pinned Node. */

import { reactLayers } from '../lint/house.mjs';
import { jestResults } from './jest-results.mjs';

const node = 'node';
const sources = ['{projectRoot}/src/**/*', '{projectRoot}/package.json', '{projectRoot}/tsconfig.json'];
const ownFiles = '{projectRoot}/**/*';
const rootFiles = (...files) => files.map((file) => `{workspaceRoot}/${file}`);
/** The project whose types are generated. */
const CLIENT_ROOT = 'libs/api-client';
const generated = { projects: ['@housebrand/api-client'], target: 'generate' };
const lintPackages = {
  externalDependencies: ['oxlint', 'oxlint-tsgolint', 'oxfmt', 'rolldown', 'typescript'],
};

/**
 * @param {string} root folder of the project, relative to the workspace
 * @param {{holds: (path: string) => boolean, usesSimulator: boolean, specLayers: string[]}} facts `holds`: whether the
 *   project holds a file or folder; `usesSimulator`: whether its server specs start the built provider simulator;
 *   `specLayers`: the layers in which it has specs
 * @returns {Record<string, object>} Nx targets
 */
export function targetsOf(root, { holds, usesSimulator, specLayers }) {
  const isLibrary = root.startsWith('libs/');
  return {
    lint: lint(root),
    ...(holds('tsconfig.json') && { typecheck: typecheck(root) }),
    ...(specLayers.length > 0 && !holds('playwright.config.ts') && specs(root, specLayers, usesSimulator)),
    ...(root === 'tools' && {
      'test-tools': toolsTest(),
      'lint-workspace': lintWorkspace(),
      'typecheck-workspace': typecheckWorkspace(),
      types: libraryTypes(),
    }),
    ...(root === CLIENT_ROOT && { generate: clientFiles() }),
    ...(isLibrary && { build: libraryBuild(root), pack: pack(root) }),
    ...(!isLibrary && holds('vite.config.ts') && { build: appBuild(root) }),
    ...(holds('playwright.config.ts') && { e2e: e2e() }),
  };
}

const command = (line, options = {}) => ({ command: line, options: { cwd: '{workspaceRoot}', ...options } });

function lint(root) {
  return {
    ...command(`${node} tools/lint/run.mjs ${root}`),
    cache: true,
    inputs: [
      ownFiles,
      '^sources',
      ...rootFiles('.oxfmtrc.json', '.gitignore', 'oxlint.config.ts', 'tsconfig.base.json', 'tools/lint/**/*'),
      // The providers' terms, which are rejected elsewhere.
      ...rootFiles('libs/providers/src/core/**/*.ts'),
      // This target also checks dropped outcomes in all server code and the prose of the workspace.
      ...(root === 'tools'
        ? rootFiles(
            '*.js',
            '*.ts',
            '*.json',
            '*.md',
            'docs/**/*.md',
            '{apps,libs}/*/src/**/*',
            '{apps,libs}/*/README.md',
            'lab/**/*',
          )
        : []),
      lintPackages,
    ],
  };
}

/** All projects in one process, so that lint packages load once. */
function lintWorkspace() {
  return {
    ...command(`${node} tools/lint/run.mjs .`),
    cache: true,
    inputs: [...rootFiles('*', '{apps,lab,libs,tools,docs}/**/*'), lintPackages],
  };
}

function typecheck(root) {
  return {
    ...command(`${node} node_modules/typescript7/bin/tsc -p ${root}`),
    cache: true,
    dependsOn: [generated],
    inputs: [ownFiles, '^sources', ...rootFiles('apps/api/openapi.json', 'tsconfig.base.json', 'package-lock.json')],
  };
}

/** All projects in one program, so that each source is checked once instead of once per importing project. */
function typecheckWorkspace() {
  return {
    ...command(`${node} node_modules/typescript7/bin/tsc -p .`),
    cache: true,
    dependsOn: [generated],
    inputs: rootFiles(
      'apps/api/openapi.json',
      '{apps,libs}/*/src/**/*.{ts,tsx,json}',
      '{apps,libs}/*/package.json',
      'apps/e2e/*.config.ts',
      'tsconfig.json',
      'tsconfig.base.json',
      'package-lock.json',
    ),
  };
}

/** Not cached: it compares its files with its inputs itself. */
function clientFiles() {
  return { ...command(`${node} tools/run/generated.mjs`), cache: false };
}

/** One target for each layer of specs, so that a change in one layer leaves the other's result valid, and `test` for all. */
function specs(root, layers, usesSimulator) {
  const targets = Object.fromEntries(layers.map((layer) => [`test-${layer}`, layerSpecs(root, layer, usesSimulator)]));
  return { ...targets, test: { executor: 'nx:noop', dependsOn: Object.keys(targets) } };
}

function layerSpecs(root, layer, usesSimulator) {
  const isServer = layer === 'server';
  const foldersOfOther = isServer ? reactLayers : ['nest'];
  return {
    ...(isServer &&
      usesSimulator && { dependsOn: [{ projects: ['@housebrand/provider-simulator'], target: 'build' }] }),
    ...command(`${node} tools/nx/jest.mjs ${root} --layer=${layer}`),
    cache: true,
    inputs: [
      ...sources,
      ...foldersOfOther.map((folder) => `!{projectRoot}/src/${folder}/**/*`),
      isServer ? '^sourcesOfServer' : '^sourcesOfReact',
      ...rootFiles('jest.preset.js', 'tools/nx/**/*', 'tools/run/lib/**/*', 'package-lock.json'),
      // A run with another database, seed or depth has its own result.
      { env: 'TEST_DATABASE_URL' },
      { env: 'TEST_SEED' },
      { env: 'TEST_DEPTH' },
    ],
    outputs: [`{workspaceRoot}/${jestResults(root, layer)}`],
  };
}

/** Not `test`, because the gate runs it next to the specs, and some of its files belong to the nightly run. */
function toolsTest() {
  return {
    ...command(`${node} tools/run/test.mjs --only tools`),
    cache: false,
  };
}

function libraryTypes() {
  return {
    ...command(`${node} tools/vite/library-types.mjs`),
    cache: true,
    dependsOn: [generated],
    inputs: rootFiles(
      'apps/api/openapi.json',
      'libs/*/src/**/*',
      'libs/*/package.json',
      'tools/vite/library-types.mjs',
      'tsconfig.base.json',
      'package-lock.json',
    ).concat('!{workspaceRoot}/libs/*/src/**/*.spec.*'),
    outputs: ['{workspaceRoot}/dist/.types'],
  };
}

function libraryBuild(root) {
  return {
    ...command(`${node} tools/vite/build-library.mjs ${root}`),
    cache: true,
    dependsOn: [{ projects: ['@housebrand/tools'], target: 'types' }],
    inputs: [...sources, '^sources', ...rootFiles('tools/vite/**/*', 'tsconfig.base.json', 'package-lock.json')],
    outputs: ['{projectRoot}/dist'],
  };
}

function appBuild(root) {
  return {
    ...command(`${node} tools/run/build.mjs ${root.split('/').at(-1)}`),
    cache: true,
    inputs: [ownFiles, '^sources', ...rootFiles('tools/vite/**/*', 'tsconfig.base.json', 'package-lock.json')],
    outputs: [`{workspaceRoot}/dist/${root}`, `{workspaceRoot}/dist/.stamps/${root.split('/').at(-1)}`],
  };
}

function pack(root) {
  return {
    ...command(`${node} tools/vite/pack-library.mjs ${root}`),
    cache: true,
    dependsOn: ['build'],
    inputs: [...sources, '{projectRoot}/README.md', ...rootFiles('tools/vite/**/*', 'package-lock.json')],
    outputs: [`{workspaceRoot}/dist/packages/${root.split('/').at(-1)}`],
  };
}

function e2e() {
  return {
    ...command(`${node} tools/run/test.mjs --only browser`),
    cache: false,
    inputs: [ownFiles, '^sources', ...sources],
  };
}
