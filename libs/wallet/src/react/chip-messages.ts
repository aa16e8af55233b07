import { defineMessages } from '@housebrand/shared/react';
import en from './locales/chips/en.json' with { type: 'json' };
import th from './locales/chips/th.json' with { type: 'json' };

/** Messages of chips and coupons. */
export const { useMessages: useChipMessages, text: chipText } = defineMessages('chips', { en, th });
