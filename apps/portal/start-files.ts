import type { Plugin, Rolldown } from 'vite';
import { emitPageSheet } from './page-sheet.ts';

/**
 * Records what every page starts with, for the shell: `.vite/start.json`. Scripts are in the order of evaluation, the
 * app last; `sheet` is one file with all of the styles.
 */
export function startFiles(): Plugin {
  return {
    name: 'housebrand:start-files',
    apply: 'build',
    generateBundle: {
      // After Vite has removed the scripts that contain only styles.
      order: 'post',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
        if (!entry) return this.error('The portal has no entry');
        const files = filesFrom(entry.fileName, bundle);
        const styles = files.filter((file) => file.endsWith('.css'));
        const start = {
          scripts: files.filter((file) => file.endsWith('.js')),
          styles,
          sheet: emitPageSheet(this, styles, bundle),
        };
        this.emitFile({ type: 'asset', fileName: '.vite/start.json', source: JSON.stringify(start, null, 2) });
      },
    },
  };
}

/** Returns the addresses of a chunk's files and of its static imports, imports before importers. */
export function filesFrom(fileName: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports) visit(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
    found.add(`/${name}`);
  };
  visit(fileName);
  return [...found];
}
