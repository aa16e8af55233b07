import { formatCount } from '@housebrand/shared';
import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

const messages = defineMessages('gamesUi', { en, th });

/** Returns the messages of this library in the page's language, by key. */
export const { useMessages: useGameMessages } = messages;
/** Returns a message outside of components, in the current language. */
export const { text: gameText } = messages;

/** Read once per list and passed to its tiles, because a hook call per tile is too slow. */
export type TranslateGames = ReturnType<typeof useGameMessages>;

/** Returns the values of `gameCount`: the number that selects the plural form, and its formatted text. */
export function gameCount(count: number): { count: number; total: string } {
  return { count, total: formatCount(count) };
}
