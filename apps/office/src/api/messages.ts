import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages about calls. */
export const { text: callText } = defineMessages('office-api', { en, th });
