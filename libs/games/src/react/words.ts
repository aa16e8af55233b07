import { defineWords } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

export const { useWords: useGameWords, text: gameText } = defineWords('gamesUi', { en, th });

/** Values of `gameCount`: the number that chooses the form, and how it is written. */
export function gameCount(count: number): { count: number; total: string } {
  return { count, total: count.toLocaleString('en') };
}
