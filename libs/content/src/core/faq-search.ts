import type { Language } from '@housebrand/shared';
import type { FaqTopic } from './contracts';

/** How a text is compared: written as one would say it, whatever the keyboard made of it. */
function plain(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/g, ' ').trim();
}

/**
 * The questions that have every word of a search, in their question, answer or topic; topics without any are left out. An
 * empty search finds all.
 */
export function searchFaq(topics: readonly FaqTopic[], search: string, language: Language): FaqTopic[] {
  const wanted = plain(search).split(' ').filter(Boolean);
  if (wanted.length === 0) return [...topics];
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ question, answer }) => {
      const text = plain([topic.title[language], question[language], answer[language]].join(' '));
      return wanted.every((word) => text.includes(word));
    });
    return questions.length > 0 ? [{ ...topic, questions }] : [];
  });
}
