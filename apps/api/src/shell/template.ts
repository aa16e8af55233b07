import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built page, cut open where the agent's part goes. */
export interface PageTemplate {
  /** What stands in `<head>` already, without its title. */
  head: string;
  body: string;
  isBuilt: boolean;
}

const MISSING: PageTemplate = {
  head: '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
  body: '<main><h1>The portal has not been built yet</h1><p>Run <code>npm start</code>, which builds it, and reload this page.</p></main>',
  isBuilt: false,
};

/** Reads `index.html` of the built portal; without one a page says so. */
export function readTemplate(folder: string): PageTemplate {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return MISSING;
  const html = readFileSync(file, 'utf8');
  const head = /<head[^>]*>([\s\S]*?)<\/head>/i.exec(html)?.[1] ?? '';
  const body = /<body[^>]*>([\s\S]*?)<\/body>/i.exec(html)?.[1] ?? '';
  return { head: withoutOwnParts(head), body, isBuilt: true };
}

/** The title, theme colour and icon are the agent's. */
function withoutOwnParts(head: string): string {
  return head
    .replace(/<title>[\s\S]*?<\/title>/i, '')
    .replace(/<meta[^>]+name="(?:theme-color|description)"[^>]*>/gi, '')
    .replace(/<link[^>]+rel="(?:icon|shortcut icon)"[^>]*>/gi, '')
    .trim();
}
