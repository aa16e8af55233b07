import advances from './advances.json' with { type: 'json' };
import titleWords from './title-words.json' with { type: 'json' };
import { TYPEFACES, type TypefaceName } from './typefaces';

const THAI = /[\u0e00-\u0e7f]/;
const THAI_MARK = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/;
const AVERAGE_ADVANCE = 620;

const WIDTHS = Object.fromEntries(
  Object.entries(advances).map(([typeface, { letters, advances: widths }]) => [
    typeface,
    Object.fromEntries([...letters].map((letter, index) => [letter, widths[index]!])),
  ]),
) as Record<TypefaceName, Record<string, number>>;

export function isThai(text: string): boolean {
  return THAI.test(text);
}

/** Splits sara am, so that renderers that shape by cluster place its circle and its stem correctly around a tone mark. */
export function separateSaraAm(text: string): string {
  return text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');
}

/** Width of a line at size 1. */
export function lineWidth(text: string, typeface: TypefaceName): number {
  const widths = WIDTHS[typeface];
  let total = 0;
  for (const letter of text) if (!THAI_MARK.test(letter)) total += widths[letter] ?? AVERAGE_ADVANCE;
  return total / 1000 + TYPEFACES[typeface].embolden;
}

const thaiSegmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Splits a name where it may break: at spaces, and between Thai words, which are written without spaces. */
function pieces(text: string): string[] {
  return text
    .split(/(?<=\s)/)
    .flatMap((part) => (isThai(part) ? thaiPieces(part) : [part]))
    .reduce<string[]>((list, piece) => {
      // a piece without letters (a mark, a dot, a space) belongs to the previous one
      const previous = list.at(-1);
      if (previous !== undefined && !/[\p{L}\p{N}]/u.test(piece)) list[list.length - 1] = previous + piece;
      else list.push(piece);
      return list;
    }, []);
}

/** Matches words of our names first, which a general dictionary would split. */
function thaiPieces(text: string): string[] {
  const found: string[] = [];
  let rest = '';
  const flush = () => {
    for (const { segment } of thaiSegmenter.segment(rest)) found.push(segment);
    rest = '';
  };
  let at = 0;
  while (at < text.length) {
    const word = titleWords.find((candidate) => text.startsWith(candidate, at));
    if (word) {
      flush();
      found.push(word);
      at += word.length;
    } else {
      rest += text[at];
      at += 1;
    }
  }
  flush();
  return found;
}

function waysToBreak(parts: readonly string[], lines: number): string[][] {
  if (lines === 1 || parts.length === 1) return [[parts.join('').trim()]];
  const ways: string[][] = [];
  for (let cut = 1; cut <= parts.length - lines + 1; cut++) {
    const head = parts.slice(0, cut).join('').trim();
    for (const tail of waysToBreak(parts.slice(cut), lines - 1)) ways.push([head, ...tail]);
  }
  return ways;
}

export interface Layout {
  lines: string[];
  size: number;
}

/** Breaks a name into lines so that it is as large as possible in a box; an additional line must be worth it. */
export function layOut(
  text: string,
  typeface: TypefaceName,
  box: { width: number; height: number; maxSize: number; maxLines: number },
): Layout {
  const parts = pieces(text);
  const { leading } = TYPEFACES[typeface];
  let best: Layout & { score: number } = { lines: [text], size: 0, score: 0 };
  for (let count = 1; count <= Math.min(box.maxLines, parts.length); count++) {
    for (const lines of waysToBreak(parts, count)) {
      const widest = Math.max(...lines.map((line) => lineWidth(line, typeface)));
      const size = Math.min(box.maxSize, box.width / widest, box.height / (count * leading));
      const score = size * (1 - 0.07 * (count - 1));
      if (score > best.score) best = { lines, size, score };
    }
  }
  return { lines: best.lines, size: Math.round(best.size * 10) / 10 };
}
