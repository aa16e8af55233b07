import { defineMessages } from '@housebrand/shared/react';
import en from './locales/account/en.json' with { type: 'json' };
import th from './locales/account/th.json' with { type: 'json' };

/** Messages of the account's page, apart from those of the login, which every guest loads. */
export const { useMessages: useAccountMessages } = defineMessages('account', { en, th });
