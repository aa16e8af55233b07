import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

/** The page itself always contains these: a browser that gets them again can show another font for a moment. */
const FONTS = /@font-face\s*\{[^}]*\}/g;

/**
 * Adds one file with the content of several style sheets: a page contains only the rules that its first view uses, and
 * loads the others as one file.
 *
 * @param styles addresses of the sheets, in order
 * @returns its address
 */
export function emitPageSheet(
  context: { emitFile: (file: Rolldown.EmittedAsset) => unknown },
  styles: readonly string[],
  bundle: Rolldown.OutputBundle,
): string {
  const source = styles
    .map((address) => textOf(bundle[address.slice(1)]))
    .join('\n')
    .replace(FONTS, '');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const fileName = `assets/page-${hash}.css`;
  if (!(fileName in bundle)) context.emitFile({ type: 'asset', fileName, source });
  return `/${fileName}`;
}

function textOf(output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): string {
  if (output?.type !== 'asset') throw new Error('A style sheet of a page is missing from the build');
  return Buffer.from(output.source).toString().trim();
}
