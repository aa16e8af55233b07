import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages for the providers' errors. */
export const providersMessages: MessageCatalogue = { domain: 'providers', th, en };
