import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of the page of the day. */
export const { useMessages: useTodayMessages } = defineMessages('office-today', { en, th });
