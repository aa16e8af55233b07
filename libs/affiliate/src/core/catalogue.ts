import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages for the errors and fields of the referral programme, in Thai and English. */
export const affiliateMessages: MessageCatalogue = { domain: 'affiliate', th, en };
