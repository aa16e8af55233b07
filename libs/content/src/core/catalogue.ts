import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of the errors of an agent's content. */
export const contentMessages: MessageCatalogue = { domain: 'content', th, en };
