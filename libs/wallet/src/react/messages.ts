import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

const messages = defineMessages('wallet', { en, th });

/** Messages of credit and cashier in the page's language, by key. */
export const { useMessages: useWalletMessages } = messages;
/** The same messages outside components, in the current language. */
export const { text: walletText } = messages;
