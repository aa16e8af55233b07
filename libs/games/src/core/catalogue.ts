import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** The words the errors of games are told in. */
export const gamesMessages: MessageCatalogue = { domain: 'games', th, en };
