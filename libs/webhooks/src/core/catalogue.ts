import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of this library's errors and rules, in Thai and English. */
export const webhooksMessages: MessageCatalogue = { domain: 'webhooks', th, en };
