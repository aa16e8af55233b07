import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of payments and moves. */
export const { useMessages: useMoneyMessages } = defineMessages('office-money', { en, th });
