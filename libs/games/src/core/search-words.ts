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
