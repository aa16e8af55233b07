import type { Language } from '@housebrand/shared';
import type { FaqTopic } from './contracts';

/** Normalizes a text for comparison: case, width and white space don't matter. */
function plain(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/g, ' ').trim();
}

/**
 * Returns the questions that contain every word of a search in question, answer or topic, without empty topics. An
 * empty search returns all.
 */
export function searchFaq(topics: readonly FaqTopic[], search: string, language: Language): FaqTopic[] {
  const wanted = plain(search).split(' ').filter(Boolean);
  if (wanted.length === 0) return [...topics];
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ question, answer }) => {
      const text = plain([topic.title[language], question[language], answer[language]].join(' '));
      return wanted.every((term) => text.includes(term));
    });
    return questions.length > 0 ? [{ ...topic, questions }] : [];
  });
}
