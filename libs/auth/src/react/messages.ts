import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** The words of logins, accounts and registrations in the page's language, by key. */
export const { useMessages: useAuthMessages } = defineMessages('auth', { en, th });
