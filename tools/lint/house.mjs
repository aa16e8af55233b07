import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The layers of the workspace and the imports allowed between them. Look here when an import is rejected. */

const workspaceRoot = join(import.meta.dirname, '../..');

/** Libraries that are not domains; every domain builds on them. */
export const foundations = ['shared', 'providers', 'artwork'];

/** The library that combines the domains: other sites install it. */
export const composed = 'site';

/** A client library for other programs: it contains the API's types and imports no other library. */
export const outside = 'api-client';

/**
 * The layers of a library. `testing/react` holds test helpers for screens; it precedes `testing` because it is inside
 * that folder. `docs` is the API page of our own servers: it needs Express, so no package contains it.
 */
export const layers = ['core', 'nest', 'docs', 'browser', 'ui', 'react', 'testing/react', 'testing'];

/**
 * The layers of code for the browser. A domain has one, `react`. The shared library separates `browser` (calls, queries,
 * state, messages: no look) from `ui` (components, forms, styles); its `/react` entry point is `ui`, which exports both.
 */
export const reactLayers = ['browser', 'ui', 'react'];

/**
 * A core may import another domain's core only if it is listed here, because the domain needs a term of the other one.
 * The tools' tests reject cycles.
 * @type {Record<string, string[]>}
 */
export const coreEdges = {
  auth: ['tiers'],
  games: ['theming'],
  // its contracts contain the statement, limits and questions of members
  office: ['auth', 'protection', 'support', 'wallet'],
};

/** Small pure libraries that cores may import. */
export const pureLibraries = ['dayjs'];

/** Libraries that declare schemas; only contracts import them, and no browser code. */
export const schemaLibraries = ['zod'];

/** Libraries that the API client may import. */
export const outsideLibraries = ['openapi-fetch'];

/** Frameworks of the server and of the browser; no layer may import both. */
export const serverOnly = [
  '@nestjs/*',
  'fastify',
  '@fastify/*',
  'express',
  'swagger-ui-express',
  'pg',
  'drizzle-orm',
  'ioredis',
  'nestjs-*',
  'pino',
  'pino-*',
  'undici',
  'axios',
  'cockatiel',
  'class-validator',
  'class-transformer',
  'reflect-metadata',
  'prom-client',
  'sharp',
  '@resvg/*',
];
export const browserOnly = [
  'react',
  'react-dom',
  'react-router',
  '@mantine/*',
  '@tanstack/*',
  'zustand',
  'i18next',
  'react-i18next',
  '@tabler/*',
];

/** Packages of components and icons; the layer `browser` has no look. */
export const looks = ['@mantine/*', '@tabler/*'];

/** @returns {string[]} names of all libraries in the checkout */
export const libraries = () => foldersOf('libs');

/** @returns {string[]} names of all applications in the checkout */
export const applications = () => foldersOf('apps');

export const domains = () => libraries().filter((name) => ![...foundations, composed, outside].includes(name));

/**
 * Returns the layer of a file or folder.
 * @param {string} path relative to the workspace
 * @returns {string | undefined} `<library>/<layer>` or `app:<name>`; undefined outside of any layer
 */
export function layerOf(path) {
  const [kind, name, src, ...inside] = path.split('/');
  if (kind === 'apps' && name) return `app:${name}`;
  if (kind !== 'libs' || src !== 'src') return undefined;
  const layer = layers.find((layer) => `${inside.join('/')}/`.startsWith(`${layer}/`));
  return layer && `${name}/${layer}`;
}

/**
 * Returns the source of a library's entry point.
 * @param {string} specifier for example `@housebrand/wallet/nest`
 * @returns {string | undefined} relative to the workspace; undefined if there is no such entry point
 */
export function sourceOfEntryPoint(specifier) {
  const [, library, entryPoint] = /^@housebrand\/([a-z-]+)(\/.+)?$/.exec(specifier) ?? [];
  const path = library && entryPointsOf(library)[`.${entryPoint ?? ''}`]?.['@housebrand/source'];
  return path && join('libs', library, path);
}

const entryPoints = new Map();

function entryPointsOf(library) {
  if (!entryPoints.has(library)) {
    const manifest = join(workspaceRoot, 'libs', library, 'package.json');
    entryPoints.set(library, existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).exports : {});
  }
  return entryPoints.get(library);
}

function foldersOf(kind) {
  return readdirSync(join(workspaceRoot, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

const cores = () => [...foundations, ...domains()].map((name) => `${name}/core`);

/**
 * Returns the other layers from which a layer may import.
 * @param {string} library @param {string} layer
 * @returns {string[]} `<library>/<layer>`
 */
export function allowedImports(library, layer) {
  const own = `${library}/core`;
  if (library === outside) return [];
  if (library === composed) return layer === 'react' ? [...cores(), ...reactEntryPoints()] : [];
  const allowed = {
    core: ['shared/core', ...(coreEdges[library] ?? []).map((name) => `${name}/core`)],
    nest: [own, 'shared/core', 'shared/nest', 'providers/nest', ...domainCores()],
    docs: [own, `${library}/nest`],
    browser: [own],
    ui: [own, `${library}/browser`],
    react: [own, 'shared/core', 'shared/browser', 'shared/ui', ...domainCores()],
    'testing/react': [
      own,
      `${library}/react`,
      'shared/core',
      'shared/browser',
      'shared/ui',
      'shared/testing/react',
      ...domainCores(),
    ],
    testing: [
      own,
      `${library}/nest`,
      'shared/core',
      'shared/nest',
      'shared/testing',
      'providers/core',
      'providers/nest',
      'providers/testing',
      ...domainCores(),
    ],
  };
  const refused = library === 'shared' ? /^(?!shared\/)/ : library === 'providers' ? /^(?!shared\/|providers\/)/ : /^$/;
  return [...new Set(allowed[layer])].filter(
    (imported) => imported !== `${library}/${layer}` && !refused.test(imported),
  );
}

/** The layers behind the `/react` and `/headless` entry points. */
const reactEntryPoints = () => ['shared/browser', 'shared/ui', ...libraries().map((name) => `${name}/react`)];

const domainCores = () => domains().map((name) => `${name}/core`);

/** Further layers from which specs may import. */
export const allowedSpecImports = (library) => [
  `${library}/testing`,
  'shared/testing',
  'shared/testing/react',
  'providers/testing',
  // three domains consume the log of bets
  'bets/testing',
  ...(library === 'providers' ? ['providers/core'] : []),
  // staff use passkeys like members: the same authenticator in software
  // and push messages are read like a browser reads them
  ...(library === 'api' ? [`${outside}/core`, 'auth/testing', 'notifications/testing'] : []),
];

/** The layers that an application may import. */
export function allowedApplicationImports(name) {
  const all = (layer) => libraries().map((library) => `${library}/${layer}`);
  const wired = {
    portal: [...cores(), ...reactEntryPoints()],
    api: [...cores(), ...all('nest'), 'shared/docs'],
    'provider-simulator': [
      'shared/core',
      'shared/nest',
      'shared/docs',
      'providers/core',
      'artwork/core',
      'artwork/nest',
    ],
    studio: [...cores(), ...reactEntryPoints()],
    office: [...cores(), ...reactEntryPoints()],
    e2e: [...cores(), ...all('testing')],
  };
  return wired[name] ?? [];
}
