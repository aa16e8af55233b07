import { strFromU8, unzipSync } from 'fflate';

/** A cell of an Excel file: a text, or a number with the format in which it is shown. */
export type ReadCell = string | { number: number; format: string | null };

/** Returns the rows of the only sheet of an Excel file, from the XML in its archive. A formula makes it throw. */
export function readXlsx(file: Buffer): ReadCell[][] {
  const parts = unzipSync(file);
  const part = (name: string) => strFromU8(parts[`xl/${name}.xml`]!);
  const sheet = part('worksheets/sheet1');
  if (/<f[\s>]/.test(sheet)) throw new Error('The sheet has a formula.');
  const texts = all(part('sharedStrings'), /<si><t[^>]*>([^<]*)<\/t><\/si>/g).map(([text]) => unescaped(text!));
  const styles = part('styles');
  const formats = new Map(
    all(styles, /<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g).map(([id, code]) => [id!, unescaped(code!)]),
  );
  const [[cells = ''] = []] = all(styles, /<cellXfs[^>]*>([\s\S]*)<\/cellXfs>/g);
  const styleFormats = all(cells, /<xf ([^>]*)>/g).map(([style]) => /numFmtId="(\d+)"/.exec(style!)?.[1]);
  return all(sheet, /<row [^>]*>([\s\S]*?)<\/row>/g).map(([row]) =>
    all(row!, /<c ([^>]*)><v>([^<]*)<\/v><\/c>/g).map(([attributes, value]): ReadCell => {
      if (attributes!.includes('t="s"')) return texts[Number(value)]!;
      const style = Number(/ s="(\d+)"/.exec(attributes!)?.[1] ?? 0);
      return { number: Number(value), format: formats.get(styleFormats[style] ?? '') ?? null };
    }),
  );
}

const all = (text: string, pattern: RegExp): (string | undefined)[][] =>
  [...text.matchAll(pattern)].map(([, ...groups]) => groups);

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
