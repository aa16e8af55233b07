import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** The words the tournaments' errors and fields are told in. */
export const tournamentsMessages: MessageCatalogue = { domain: 'tournaments', th, en };
