import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { RunFailure } from '../run/lib/failure.mjs';

const workspaceRoot = resolve(import.meta.dirname, '../..');
/** Packages that the template imports directly; they bring the others. */
const OURS = ['site', 'shared', 'auth', 'wallet', 'tiers', 'quests'];
const THEIRS = ['react', 'react-dom', '@tanstack/react-query', 'react-router', 'i18next', 'react-i18next', 'zustand'];
const TOOLS = ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom', '@types/node'];

/**
 * Creates a site.
 * @throws RunFailure for an existing folder, an invalid prefix, or missing packages
 * @param {{ folder: string, prefix: string, name: string, language?: string, colors?: object }} options
 */
export function createSite({ folder, prefix, name, language = 'th', colors }) {
  if (!/^[A-Z0-9]{2,12}$/.test(prefix))
    throw new RunFailure('--prefix needs 2 to 12 capital letters or digits, for example MTO');
  if (/["'<>\\]/.test(name)) throw new RunFailure('--name must be plain text');
  if (existsSync(folder)) throw new RunFailure(`${folder} already exists`);
  const packages = packagesFor(folder, TOOLS);
  cpSync(join(import.meta.dirname, 'template'), folder, { recursive: true });
  const words = { __PREFIX__: prefix, __NAME__: name, __LANGUAGE__: language };
  const look = colors ? JSON.stringify(colors, null, 2) : "'agent'";
  for (const file of ['index.html', 'src/site.ts']) {
    const text = readFileSync(join(folder, file), 'utf8').replace('__LOOK__', () => look);
    writeFileSync(
      join(folder, file),
      text.replace(/__[A-Z]+__/g, (word) => words[word] ?? word),
    );
  }
  addPackages(folder, packages);
}

/**
 * Returns our packages, what they need of a site, and tools, each with the version of this checkout.
 * @param {string} folder of the site
 * @param {string[]} tools
 * @throws RunFailure for missing packages
 */
export function packagesFor(folder, tools) {
  const root = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8'));
  const all = { ...root.devDependencies, ...root.dependencies };
  // the version that compiled the libraries' declarations
  const versions = { ...all, typescript: all.typescript7.replace('npm:typescript@', '') };
  const pinned = (names) => Object.fromEntries(names.map((other) => [other, versions[other]]));
  const ours = Object.fromEntries(OURS.map((library) => [`@housebrand/${library}-react`, tarballOf(library, folder)]));
  return { dependencies: { ...ours, ...pinned(THEIRS) }, devDependencies: pinned(tools) };
}

/** Adds packages to the manifest of a site. */
export function addPackages(folder, { dependencies, devDependencies }) {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const written = {
    ...manifest,
    dependencies: { ...manifest.dependencies, ...dependencies },
    devDependencies: { ...devDependencies, ...manifest.devDependencies },
  };
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
}

function tarballOf(library, folder) {
  const [tarball] = globSync(`dist/packages/${library}/housebrand-${library}-react-*.tgz`, { cwd: workspaceRoot });
  if (!tarball) throw new RunFailure('The packages are not packed. Run: npm run pack');
  return `file:${relative(folder, join(workspaceRoot, tarball))}`;
}
