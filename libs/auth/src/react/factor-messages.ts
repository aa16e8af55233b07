import { defineMessages } from '@housebrand/shared/react';
import en from './locales/second-factor/en.json' with { type: 'json' };
import th from './locales/second-factor/th.json' with { type: 'json' };

/** Words of the page that sets a second factor up: no other route carries them. */
export const { useMessages: useFactorMessages, text: factorText } = defineMessages('secondFactor', { en, th });
