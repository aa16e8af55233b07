import { defineWords } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** The words of logins, accounts and registrations in the page's language, by key. */
export const { useWords: useAuthWords } = defineWords('auth', { en, th });
