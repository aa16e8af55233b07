import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenariosScript } from './scenarios';

/** Scripts that the page loads in this order, in addition to Swagger UI. Plain scripts, because Swagger UI's start waits only for those. */
const PAGE_SCRIPTS = [
  'session.js',
  'harmless-bodies.js',
  'examples.js',
  'scenarios.js',
  'panels.js',
  'bar.js',
  'snippets.js',
  'workbench.js',
] as const;
export const PAGE_STYLE = 'workbench.css';

/** The folder next to the sources, or next to the bundle's entry after a build. */
const FOLDER = ['page', '../docs-page', 'docs-page']
  .map((folder) => join(import.meta.dirname, folder))
  .find((folder) => existsSync(join(folder, PAGE_STYLE)));

/** The scripts with their source. The scenarios are data, which the specs run, too. */
export const pageScripts = PAGE_SCRIPTS.map((name) => ({
  name,
  text: () => (name === 'scenarios.js' ? scenariosScript() : pageFile(name)),
}));

/** Returns the changelog, which is in the repository's root or among the built files. */
export function changelog(): string {
  const built = FOLDER && join(FOLDER, 'CHANGELOG.md');
  return readFileSync(
    built && existsSync(built) ? built : join(import.meta.dirname, '../../../../CHANGELOG.md'),
    'utf8',
  );
}

/** Returns the source of a file of the page. @throws Error if the build did not include it */
export function pageFile(name: string): string {
  if (FOLDER === undefined)
    throw new Error('The build does not contain the files of the documentation page. Run `npm run build` again.');
  return readFileSync(join(FOLDER, name), 'utf8');
}
