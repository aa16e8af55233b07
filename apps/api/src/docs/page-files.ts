import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenariosScript } from './scenarios';

/** What the page loads beside Swagger UI, in this order; plain scripts, because its own start waits for plain scripts only. */
const PAGE_SCRIPTS = ['session.js', 'examples.js', 'scenarios.js', 'panels.js', 'bar.js', 'workbench.js'] as const;
export const PAGE_STYLE = 'workbench.css';

/** Beside the sources, or where the build has put them: next to the bundle's entry. */
const FOLDER = ['page', '../docs-page', 'docs-page']
  .map((folder) => join(import.meta.dirname, folder))
  .find((folder) => existsSync(join(folder, PAGE_STYLE)));

/** Each script with its text; the scenarios are data that the specs run as well. */
export const pageScripts = PAGE_SCRIPTS.map((name) => ({
  name,
  text: () => (name === 'scenarios.js' ? scenariosScript() : pageFile(name)),
}));

/** A file of the page. @throws Error when the build has left it out */
export function pageFile(name: string): string {
  if (FOLDER === undefined) throw new Error('the files of the documentation were not built');
  return readFileSync(join(FOLDER, name), 'utf8');
}
