import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of this domain's errors and fields. */
export const tournamentsMessages: MessageCatalogue = { domain: 'tournaments', th, en };
