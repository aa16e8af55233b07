import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of questions and answers. */
export const { useMessages: useSupportMessages } = defineMessages('office-support', { en, th });
