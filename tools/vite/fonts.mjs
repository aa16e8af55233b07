import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import subsetFont from 'subset-font';

const workspaceRoot = resolve(import.meta.dirname, '../..');
const sheet = join(workspaceRoot, 'libs/shared/src/ui/styles/fonts.css');
/** Package of the unmodified fonts. */
const SOURCE = '@fontsource/anuphan/files';
const folderOf = (require) => dirname(require.resolve(`${SOURCE}/anuphan-thai-400-normal.woff2`));

/** The font faces of our style sheet and the letters of each. */
export function facesOf(css) {
  return [...css.matchAll(/@font-face\s*{[^}]*}/g)].flatMap(([face]) => {
    const file = new RegExp(`${SOURCE}/([\\w-]+\\.woff2)`).exec(face)?.[1];
    const range = /unicode-range:\s*([^;]+);/.exec(face)?.[1];
    return file && range ? [{ file, letters: lettersOf(range) }] : [];
  });
}

/** `U+0041-0043, U+00D7` → `ABC×`. */
function lettersOf(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [from, to = from] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

/**
 * Replaces the fonts by subsets with only the letters that our style sheet declares. Builds without this plugin have
 * the same letters in larger files.
 */
export function subsetFonts() {
  return {
    name: 'housebrand:subset-fonts',
    async config() {
      const folder = folderOf(createRequire(sheet));
      const made = join(workspaceRoot, 'node_modules/.cache/housebrand/fonts');
      mkdirSync(made, { recursive: true });
      for (const { file, letters } of facesOf(readFileSync(sheet, 'utf8')))
        writeFileSync(
          join(made, file),
          await subsetFont(readFileSync(join(folder, file)), letters, { targetFormat: 'woff2' }),
        );
      return { resolve: { alias: [{ find: SOURCE, replacement: made }] } };
    },
  };
}
