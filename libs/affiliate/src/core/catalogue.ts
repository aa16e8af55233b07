import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** The words the programme's errors and fields are told in. */
export const affiliateMessages: MessageCatalogue = { domain: 'affiliate', th, en };
