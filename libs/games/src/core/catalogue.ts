import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages for the domain's errors. */
export const gamesMessages: MessageCatalogue = { domain: 'games', th, en };
