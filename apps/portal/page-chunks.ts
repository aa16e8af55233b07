import type { Plugin, Rolldown } from 'vite';
import { emitPageSheet } from './page-sheet.ts';
import { filesFrom } from './start-files.ts';

const LISTS = /\b(?:defineFeature|composeFeatures)\(/;

interface Node {
  type: string;
  [name: string]: unknown;
}

/**
 * Records which files each page's screen needs in addition to those of every page, so that the shell can make the
 * browser fetch them at once: `.vite/pages.json`, path → addresses, and one sheet with all of the page's styles. Reads
 * the `load` of the features' pages.
 */
export function pageChunks(): Plugin {
  const screens = new Map<string, string>();
  return {
    name: 'housebrand:page-chunks',
    apply: 'build',
    async moduleParsed({ id, code }) {
      if (!code || id.includes('node_modules') || !LISTS.test(code)) return;
      for (const [path, source] of loadsOf(this.parse(code) as unknown as Node)) {
        const screen = await this.resolve(source, id);
        if (!screen) this.error(`The screen of '${path}' does not exist: ${source}`);
        screens.set(path, screen.id);
      }
    },
    generateBundle: {
      // After Vite has removed the scripts that contain only styles.
      order: 'post',
      handler(_options, bundle) {
        const start = startOf(bundle);
        const emitted = new Map<string, string>();
        const sheetOf = (styles: readonly string[]): string => {
          const known = emitted.get(styles.join());
          const sheet = known ?? emitPageSheet(this, styles, bundle);
          emitted.set(styles.join(), sheet);
          return sheet;
        };
        const pages = Object.fromEntries(
          [...screens].sort().map(([path, id]) => {
            const files = filesOf(id, start, bundle) ?? this.error(`No file contains the screen of ${path}`);
            const styles = [...start, ...files].filter((file) => file.endsWith('.css'));
            return [path, { files, sheet: sheetOf(styles) }];
          }),
        );
        this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pages, null, 2) });
      },
    },
  };
}

/** Yields the pages to which a module assigns screens, and the modules that it imports the screens from. */
function* loadsOf(program: Node): Generator<[path: string, source: string]> {
  for (const call of nodes(program)) {
    if (call.type !== 'CallExpression' || !LISTS.test(`${(call['callee'] as Node)['name'] as string}(`)) continue;
    const loads = (call['arguments'] as Node[])[1];
    for (const property of (loads?.['properties'] ?? []) as Node[]) {
      const key = property['key'] as Node;
      const path = (key['name'] ?? key['value']) as string;
      const load = [...nodes(property['value'] as Node)].find(({ type }) => type === 'ImportExpression');
      const source = (load?.['source'] as Node | undefined)?.['value'];
      if (typeof source !== 'string') throw new Error(`The load of '${path}' is not written as () => import('…')`);
      yield [path, source];
    }
  }
}

function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodes(item);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) yield value as Node;
    for (const inner of Object.values(value)) yield* nodes(inner);
  }
}

/** Returns the files of the start, which every page has. */
function startOf(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  return new Set(entry ? filesFrom(entry.fileName, bundle) : []);
}

/**
 * Returns the addresses of a screen's scripts and style sheets, without those of the start; `null` when no chunk
 * contains the screen.
 */
function filesOf(screen: string, start: ReadonlySet<string>, bundle: Rolldown.OutputBundle): string[] | null {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const holder = chunks.find(({ moduleIds }) => moduleIds.includes(screen));
  return holder ? filesFrom(holder.fileName, bundle).filter((file) => !start.has(file)) : null;
}
