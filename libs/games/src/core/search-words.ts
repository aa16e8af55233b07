import { foldText } from '@housebrand/shared';
import WORDS from './search-words.json' with { type: 'json' };

/** Words for one thing, in Thai and English and in common spellings; folded. */
const GROUPS: readonly (readonly string[])[] = WORDS.map((group) => group.map(foldText));

const LATIN = /^[a-z]/;

/** Whether a text contains a word; Thai has no spaces between words, so only a Latin word has to stand alone. */
function containsWord(text: string, word: string): boolean {
  return LATIN.test(word) ? ` ${text} `.includes(` ${word} `) : text.includes(word);
}

/** Returns the folded search and its variants with one word in another language or spelling. */
export function searchVariants(search: string): string[] {
  const variants = GROUPS.flatMap((group) =>
    group
      .filter((word) => containsWord(search, word))
      .flatMap((word) => group.filter((other) => other !== word).map((other) => search.replace(word, other))),
  );
  return [search, ...new Set(variants)];
}

/** Whether two words differ by one typing mistake: a letter added, missing, changed, or swapped with its neighbour. */
export function isOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
