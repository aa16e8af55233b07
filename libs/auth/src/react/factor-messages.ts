import { defineMessages } from '@housebrand/shared/react';
import en from './locales/second-factor/en.json' with { type: 'json' };
import th from './locales/second-factor/th.json' with { type: 'json' };

/** Messages of the second-factor page, separate so that no other route loads them. */
export const { useMessages: useFactorMessages, text: factorText } = defineMessages('secondFactor', { en, th });
