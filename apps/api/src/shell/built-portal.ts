import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseStyles, type StyleRule } from './used-styles';

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
  /** Address of one file with the content of all {@link styles}, without fonts. */
  sheet: string;
  /** The rules of the style sheets, in order. */
  rules: readonly StyleRule[];
}

interface StartFiles {
  scripts: string[];
  styles: string[];
  sheet: string;
}

interface ScreenFiles {
  /** Addresses of its own scripts and style sheets. */
  files: string[];
  /** One file with all styles of the page, including those of the start. */
  sheet: string;
}

const read = <T>(file: string, otherwise: T): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;

/** The output of the portal's build: its page, and the files that each of its pages needs. */
export class BuiltPortal {
  readonly template: PageTemplate;
  /** `null` in development, where the page references its own files. */
  private readonly start: StartFiles | null;
  private readonly pages: Partial<Record<string, ScreenFiles>>;
  private readonly rules = new Map<string, readonly StyleRule[]>();

  constructor(private readonly folder: string) {
    this.start = read<StartFiles | null>(join(folder, '.vite/start.json'), null);
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
    const { scripts, styles, sheet } = this.start;
    const own = (path === null ? undefined : this.pages[path]) ?? { files: [], sheet };
    // load the screen's files before the app, which renders the screen
    const all = [...scripts.slice(0, -1), ...own.files.filter((file) => file.endsWith('.js')), ...scripts.slice(-1)];
    const sheets = [...styles, ...own.files.filter((file) => file.endsWith('.css'))];
    const rules = sheets.flatMap((address) => this.rulesOf(address));
    return { scripts: all, styles: sheets, sheet: own.sheet, rules };
  }

  private rulesOf(address: string): readonly StyleRule[] {
    const rules = this.rules.get(address) ?? parseStyles(readFileSync(join(this.folder, address), 'utf8').trim());
    this.rules.set(address, rules);
    return rules;
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

/** Removes file references: the loader loads scripts and styles. */
function withoutFiles(html: string): string {
  return html
    .replace(/<script[^>]+type="module"[^>]*>\s*<\/script>/gi, '')
    .replace(/<link[^>]+rel="(?:modulepreload|stylesheet)"[^>]*>/gi, '')
    .trim();
}
