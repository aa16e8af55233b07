import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of login, account and registration in the page's language, by key. */
export const { useMessages: useAuthMessages } = defineMessages('auth', { en, th });
