import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };
import type { MessageCatalogue } from './messages';

/** Messages of the errors that all domains share, by key, in Thai and English. */
export const sharedMessages: MessageCatalogue = { domain: 'shared', th, en };
