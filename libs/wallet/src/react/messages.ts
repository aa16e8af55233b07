import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

const words = defineMessages('wallet', { en, th });

/** The words of credit and cashier in the page's language, by key. */
export const { useMessages: useWalletMessages } = words;
/** The same outside of components, in the language of the moment. */
export const { text: walletText } = words;
