import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of login and session. */
export const { useMessages: useSessionMessages } = defineMessages('office-session', { en, th });
