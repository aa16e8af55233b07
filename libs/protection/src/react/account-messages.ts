import { defineMessages } from '@housebrand/shared/react';
import en from './locales/account/en.json' with { type: 'json' };
import th from './locales/account/th.json' with { type: 'json' };

/** Messages of this domain's rows on the account page. */
export const { useMessages: useProtectionAccountMessages } = defineMessages('protectionAccount', { en, th });
