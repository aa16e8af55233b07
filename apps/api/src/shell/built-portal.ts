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

/** What a page begins with. */
export interface PageFiles {
  /** Addresses of scripts in the order in which they are evaluated. */
  scripts: readonly string[];
  /** Addresses of style sheets. */
  styles: readonly string[];
  /** The style sheets themselves, as one text. */
  css: string;
}

interface Named {
  scripts: string[];
  styles: string[];
}

const read = <T>(file: string, otherwise: T): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;

/** What the portal's build left: its page, and which files each of its pages needs. */
export class BuiltPortal {
  readonly template: PageTemplate;
  /** `null` in development, where the page names its own. */
  private readonly start: Named | null;
  private readonly pages: Partial<Record<string, string[]>>;
  private readonly sheets = new Map<string, string>();

  constructor(private readonly folder: string) {
    this.start = read<Named | null>(join(folder, '.vite/start.json'), null);
    this.pages = read(join(folder, '.vite/pages.json'), {});
    this.template = readTemplate(folder, this.start !== null);
  }

  /** The program that draws first views; `null` when the portal was built without. */
  get painter(): string | null {
    const file = join(this.folder, '.server/entry-server.js');
    return existsSync(file) ? file : null;
  }

  /** @param path as the page's list spells it; `null`: no page of ours */
  filesOf(path: string | null): PageFiles | null {
    if (!this.start) return null;
    const { scripts, styles } = this.start;
    const own = (path === null ? undefined : this.pages[path]) ?? [];
    // the screen's files before the app itself, which draws it
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

/** The title, theme colour and icon are the agent's. */
function withoutOwnParts(head: string): string {
  return head
    .replace(/<title>[\s\S]*?<\/title>/i, '')
    .replace(/<meta[^>]+name="(?:theme-color|description)"[^>]*>/gi, '')
    .replace(/<link[^>]+rel="(?:icon|shortcut icon)"[^>]*>/gi, '')
    .trim();
}

/** Scripts come by the loader, and styles stand in the page. */
function withoutFiles(html: string): string {
  return html
    .replace(/<script[^>]+type="module"[^>]*>\s*<\/script>/gi, '')
    .replace(/<link[^>]+rel="(?:modulepreload|stylesheet)"[^>]*>/gi, '')
    .trim();
}
