/**
 * Checks a library's package.json: it must list every package and library that its sources import, in the root's
 * versions. `npm run manifests` writes it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const workspaceRoot = join(import.meta.dirname, '../..');
const sections = ['dependencies', 'peerDependencies'];

/** Packages that must exist once per site, so the site provides them (peer dependencies). */
export const broughtBySite =
  /^(@nestjs\/|@mantine\/|@tanstack\/react-query$|react$|react-dom$|react-router$|i18next$|react-i18next$|zustand$|rxjs$|reflect-metadata$|fastify$|nestjs-)/;

const read = (path) => JSON.parse(readFileSync(join(workspaceRoot, path), 'utf8'));

/**
 * @returns {{dependencies: Record<string, string>, peerDependencies: Record<string, string>}} the dependencies that the
 * sources need
 */
export function wantedManifest(root) {
  const { name } = read(`${root}/package.json`);
  const versions = { ...read('package.json').devDependencies, ...read('package.json').dependencies };
  const wanted = { dependencies: {}, peerDependencies: {} };
  for (const imported of importsOf(root).filter((other) => other !== name)) {
    const section = broughtBySite.test(imported) ? 'peerDependencies' : 'dependencies';
    const version = imported.startsWith('@housebrand/') ? '*' : versions[imported];
    if (version) wanted[section][imported] = version;
  }
  return wanted;
}

function importsOf(root) {
  const found = new Set();
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: join(workspaceRoot, root) })) {
    if (/\.spec\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(workspaceRoot, root, file), 'utf8');
    for (const [, named, loaded] of text.matchAll(
      /^(?:import|export)\b[^'";]*?['"]([^'".][^'"]*)['"]|\bimport\(\s*['"]([^'".][^'"]*)['"]\s*\)/gm,
    )) {
      const specifier = named ?? loaded;
      if (specifier && !specifier.startsWith('node:')) found.add(packageOf(specifier));
    }
  }
  return [...found].filter((name) => !builtinModules.includes(name)).sort();
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** @returns {string[]} one line per package that a library's manifest lacks or lists wrongly */
export function manifestProblems(root) {
  if (!root.startsWith('libs/')) return [];
  const manifest = read(`${root}/package.json`);
  const wanted = wantedManifest(root);
  return sections.flatMap((section) =>
    Object.entries(wanted[section])
      .filter(([name, version]) => manifest[section]?.[name] !== version)
      .map(([name, version]) => `${root}/package.json: ${section} must name ${name} ${version} (npm run manifests)`),
  );
}

/** Writes the manifest of a library, without unused packages. @returns {boolean} whether it changed */
export function fixManifest(root) {
  const path = join(workspaceRoot, root, 'package.json');
  const { dependencies: _dependencies, peerDependencies: _peers, ...rest } = read(`${root}/package.json`);
  const wanted = Object.fromEntries(
    Object.entries(wantedManifest(root)).filter(([, names]) => Object.keys(names).length > 0),
  );
  const text = `${JSON.stringify({ ...rest, ...wanted }, null, 2)}\n`;
  if (text === readFileSync(path, 'utf8')) return false;
  writeFileSync(path, text);
  return true;
}
