import { foldText, type Language } from '@housebrand/shared';
import type { FaqTopic } from './contracts';

/**
 * Returns the questions that contain every word of a search in question, answer or topic, without empty topics. An
 * empty search returns all.
 */
export function searchFaq(topics: readonly FaqTopic[], search: string, language: Language): FaqTopic[] {
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...topics];
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ question, answer }) => {
      const text = foldText([topic.title[language], question[language], answer[language]].join(' '));
      return wanted.every((term) => text.includes(term));
    });
    return questions.length > 0 ? [{ ...topic, questions }] : [];
  });
}
