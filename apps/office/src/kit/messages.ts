import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of the office's shared components. */
export const { useMessages: useKitMessages, text: kitText } = defineMessages('office-kit', { en, th });
