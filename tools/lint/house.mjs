import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The house as the boundaries see it: its rooms, and who may enter which. The one place to look when an import is refused. */

const workspaceRoot = join(import.meta.dirname, '../..');

/** Libraries that are not domains: everybody stands on them. */
export const foundations = ['shared', 'providers', 'artwork'];

/** The one library that puts domains together: what another site installs. */
export const composed = 'site';

/** For programs that only call the API: it knows the OpenAPI document and nobody in the house. */
export const outside = 'api-client';

/** `testing/react` is for what stands around a screen in a test; before `testing`, in whose folder it lies. */
export const faces = ['core', 'nest', 'react', 'testing/react', 'testing'];

/**
 * A core may import another domain's core only when it is listed here. Every edge is a word of another trade that a
 * domain cannot do without; a cycle is refused by the tools' tests.
 * @type {Record<string, string[]>}
 */
export const coreEdges = {
  auth: ['tiers'],
  games: ['theming'],
};

/** Small pure libraries that a core may use. */
export const pureLibraries = ['zod', 'dayjs'];

/** What carries the calls of the library for programs outside. */
export const outsideLibraries = ['openapi-fetch'];

/** Frameworks of the server and of the browser: each face sees one of the two worlds. */
export const serverOnly = [
  '@nestjs/*',
  'fastify',
  '@fastify/*',
  'express',
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

/** @returns {string[]} names of all libraries in the checkout */
export const libraries = () => foldersOf('libs');

/** @returns {string[]} names of all applications in the checkout */
export const applications = () => foldersOf('apps');

export const domains = () => libraries().filter((name) => ![...foundations, composed, outside].includes(name));

/**
 * The room that a file or folder lies in.
 * @param {string} path relative to the workspace
 * @returns {string | undefined} `<library>/<face>` or `app:<name>`; nothing for what lies in no room
 */
export function roomOf(path) {
  const [kind, name, src, ...inside] = path.split('/');
  if (kind === 'apps' && name) return `app:${name}`;
  if (kind !== 'libs' || src !== 'src') return undefined;
  const face = faces.find((face) => `${inside.join('/')}/`.startsWith(`${face}/`));
  return face && `${name}/${face}`;
}

/**
 * The source behind a door of a library.
 * @param {string} specifier for example `@housebrand/wallet/nest`
 * @returns {string | undefined} relative to the workspace; nothing when there is no such door
 */
export function sourceOfDoor(specifier) {
  const [, library, door] = /^@housebrand\/([a-z-]+)(\/.+)?$/.exec(specifier) ?? [];
  const path = library && doorsOf(library)[`.${door ?? ''}`]?.['@housebrand/source'];
  return path && join('libs', library, path);
}

const doors = new Map();

function doorsOf(library) {
  if (!doors.has(library)) {
    const manifest = join(workspaceRoot, 'libs', library, 'package.json');
    doors.set(library, existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).exports : {});
  }
  return doors.get(library);
}

function foldersOf(kind) {
  return readdirSync(join(workspaceRoot, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

const cores = () => [...foundations, ...domains()].map((name) => `${name}/core`);

/**
 * The rooms a room may import from, its own excepted.
 * @param {string} library @param {string} face
 * @returns {string[]} `<library>/<face>`
 */
export function mayEnter(library, face) {
  const own = `${library}/core`;
  if (library === outside) return [];
  if (library === composed) return face === 'react' ? [...cores(), ...libraries().map((name) => `${name}/react`)] : [];
  const entrances = {
    core: ['shared/core', ...(coreEdges[library] ?? []).map((name) => `${name}/core`)],
    nest: [own, 'shared/core', 'shared/nest', 'providers/nest', ...domainCores()],
    react: [own, 'shared/core', 'shared/react', ...domainCores()],
    'testing/react': [own, `${library}/react`, 'shared/core', 'shared/react', 'shared/testing/react', ...domainCores()],
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
  return [...new Set(entrances[face])].filter((room) => room !== `${library}/${face}` && !refused.test(room));
}

const domainCores = () => domains().map((name) => `${name}/core`);

/** Rooms that specs of a room may import beside what the room itself may. */
export const specsMayEnter = (library) => [
  `${library}/testing`,
  'shared/testing',
  'shared/testing/react',
  'providers/testing',
  ...(library === 'providers' ? ['providers/core'] : []),
  ...(library === 'api' ? [`${outside}/core`] : []),
];

/** The rooms an application wires together. */
export function applicationMayEnter(name) {
  const all = (face) => libraries().map((library) => `${library}/${face}`);
  const wired = {
    portal: [...cores(), ...all('react')],
    api: [...cores(), ...all('nest')],
    'provider-simulator': ['shared/core', 'shared/nest', 'providers/core', 'artwork/core', 'artwork/nest'],
    studio: [...cores(), ...all('react')],
    e2e: [...cores(), ...all('testing')],
  };
  return wired[name] ?? [];
}
