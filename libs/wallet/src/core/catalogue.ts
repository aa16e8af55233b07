import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages for the wallet's errors and fields, in Thai and English. */
export const walletMessages: MessageCatalogue = { domain: 'wallet', th, en };
