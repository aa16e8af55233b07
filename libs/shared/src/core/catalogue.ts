import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };
import type { MessageCatalogue } from './messages';

export const sharedMessages: MessageCatalogue = { domain: 'shared', th, en };
