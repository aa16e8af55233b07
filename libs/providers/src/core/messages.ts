import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** The words the providers' errors are told in. */
export const providersMessages: MessageCatalogue = { domain: 'providers', th, en };
