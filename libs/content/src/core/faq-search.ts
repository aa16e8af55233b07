import { correctedWord, foldText, type Language } from '@housebrand/shared';
import type { FaqTopic } from './contracts';

/**
 * Returns the questions that contain every word of a search in question, answer or topic, without empty topics. An
 * empty search returns all.
 */
export function searchFaq(topics: readonly FaqTopic[], search: string, language: Language): FaqTopic[] {
  const wanted = termsOf(search);
  if (wanted.length === 0) return [...topics];
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ question, answer }) => {
      const text = foldText([topic.title[language], question[language], answer[language]].join(' '));
      return wanted.every((term) => text.includes(term));
    });
    return questions.length > 0 ? [{ ...topic, questions }] : [];
  });
}

/** Returns the search with mistyped words replaced by words of the questions; `null` if it would not find any either. */
export function suggestFaq(topics: readonly FaqTopic[], search: string, language: Language): string | null {
  const words = wordsOf(topics, language);
  const isKnown = (term: string) => searchFaq(topics, term, language).length > 0;
  const typed = search.split(/\s+/).filter(Boolean);
  const terms = typed.map((term) => (isKnown(term) ? term : correctedWord(foldText(term), words)));
  const suggestion = terms.join(' ');
  return terms.includes(null) || !isKnown(suggestion) ? null : suggestion;
}

function termsOf(search: string): string[] {
  return foldText(search).split(/\s+/).filter(Boolean);
}

/** Thai is written without spaces: what is typed as one word can be several. */
const LONGEST_RUN = 3;

/** Returns the words of all texts, and in Thai up to three in a row: folded, and as written. None in a browser that cannot tell words. */
function wordsOf(topics: readonly FaqTopic[], language: Language): Map<string, string> {
  const words = new Map<string, string>();
  if (!('Segmenter' in Intl)) return words;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  for (const { title, questions } of topics)
    for (const text of [title, ...questions.flatMap(({ question, answer }) => [question, answer])]) {
      let run: string[] = [];
      for (const { segment, isWordLike } of segmenter.segment(text[language])) {
        run = isWordLike ? [...run, segment].slice(-LONGEST_RUN) : [];
        for (let start = 0; start < run.length; start += 1) {
          const word = run.slice(start).join('').toLowerCase();
          words.set(foldText(word), word);
        }
      }
    }
  return words;
}
