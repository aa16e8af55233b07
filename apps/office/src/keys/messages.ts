import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of the keys of the agent's servers. */
export const { useMessages: useKeyMessages } = defineMessages('office-keys', { en, th });
