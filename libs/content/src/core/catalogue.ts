import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** The words that refusals of an agent's content are told in. */
export const contentMessages: MessageCatalogue = { domain: 'content', th, en };
