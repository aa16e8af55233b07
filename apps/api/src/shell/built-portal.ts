import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built page, with placeholders for the agent's parts. */
export interface PageTemplate {
  /** The content of `<head>` without the title. */
  head: string;
  body: string;
  isBuilt: boolean;
}

const MISSING: PageTemplate = {
  head: '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
  body: '<main><h1>The portal has not been built yet</h1><p>Run <code>npm start</code>, which builds it, and reload this page.</p></main>',
  isBuilt: false,
};

/** The files that a page loads at its start. */
export interface PageFiles {
  /** Addresses of scripts, in evaluation order. */
  scripts: readonly string[];
  /** Addresses of style sheets. */
  styles: readonly string[];
  /** The content of the style sheets, concatenated. */
  css: string;
}

interface Named {
  scripts: string[];
  styles: string[];
}

const read = <T>(file: string, otherwise: T): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;

/** The output of the portal's build: its page, and the files that each of its pages needs. */
export class BuiltPortal {
  readonly template: PageTemplate;
  /** `null` in development, where the page references its own files. */
  private readonly start: Named | null;
  private readonly pages: Partial<Record<string, string[]>>;
  private readonly sheets = new Map<string, string>();

  constructor(private readonly folder: string) {
    this.start = read<Named | null>(join(folder, '.vite/start.json'), null);
    this.pages = read(join(folder, '.vite/pages.json'), {});
    this.template = readTemplate(folder, this.start !== null);
  }

  /** Path of the program that renders first views; `null` if the build does not include it. */
  get painter(): string | null {
    const file = join(this.folder, '.server/entry-server.js');
    return existsSync(file) ? file : null;
  }

  /** @param path as in the list of pages; `null` for an unknown page */
  filesOf(path: string | null): PageFiles | null {
    if (!this.start) return null;
    const { scripts, styles } = this.start;
    const own = (path === null ? undefined : this.pages[path]) ?? [];
    // load the screen's files before the app, which renders the screen
    const all = [...scripts.slice(0, -1), ...own.filter((file) => file.endsWith('.js')), ...scripts.slice(-1)];
    const sheets = [...styles, ...own.filter((file) => file.endsWith('.css'))];
    return { scripts: all, styles: sheets, css: sheets.map((sheet) => this.sheet(sheet)).join('\n') };
  }

  private sheet(address: string): string {
    const text = this.sheets.get(address) ?? readFileSync(join(this.folder, address), 'utf8').trim();
    this.sheets.set(address, text);
    return text;
  }
}

function readTemplate(folder: string, hasStart: boolean): PageTemplate {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return MISSING;
  const html = readFileSync(file, 'utf8');
  const head = /<head[^>]*>([\s\S]*?)<\/head>/i.exec(html)?.[1] ?? '';
  const body = /<body[^>]*>([\s\S]*?)<\/body>/i.exec(html)?.[1] ?? '';
  const own = withoutOwnParts(head);
  return hasStart
    ? { head: withoutFiles(own), body: withoutFiles(body), isBuilt: true }
    : { head: own, body, isBuilt: true };
}

/** Removes the title, theme colour and icon, which the agent's values replace. */
function withoutOwnParts(head: string): string {
  return head
    .replace(/<title>[\s\S]*?<\/title>/i, '')
    .replace(/<meta[^>]+name="(?:theme-color|description)"[^>]*>/gi, '')
    .replace(/<link[^>]+rel="(?:icon|shortcut icon)"[^>]*>/gi, '')
    .trim();
}

/** Removes file references: the loader loads scripts, and styles are inline. */
function withoutFiles(html: string): string {
  return html
    .replace(/<script[^>]+type="module"[^>]*>\s*<\/script>/gi, '')
    .replace(/<link[^>]+rel="(?:modulepreload|stylesheet)"[^>]*>/gi, '')
    .trim();
}
