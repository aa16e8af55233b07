import { defineMessages } from '@housebrand/shared/react';
import en from './locales/recovery/en.json' with { type: 'json' };
import th from './locales/recovery/th.json' with { type: 'json' };

/** Messages of the page for a forgotten password. */
export const { useMessages: useRecoveryMessages } = defineMessages('recovery', { en, th });
