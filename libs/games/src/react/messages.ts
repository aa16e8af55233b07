import { formatCount } from '@housebrand/shared';
import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

const words = defineMessages('gamesUi', { en, th });

/** The words of lobbies, tiles and launches in the page's language, by key. */
export const { useMessages: useGameMessages } = words;
/** The same outside of components, in the language of the moment. */
export const { text: gameText } = words;

/** Looked up once where a list begins and handed to its tiles: a look-up of its own in each of them costs its time. */
export type GameWords = ReturnType<typeof useGameMessages>;

/** Values of `gameCount`: the number that chooses the form, and how it is written. */
export function gameCount(count: number): { count: number; total: string } {
  return { count, total: formatCount(count) };
}
