import { defineMessages } from '@housebrand/shared/react';
import en from './locales/play-history/en.json' with { type: 'json' };
import th from './locales/play-history/th.json' with { type: 'json' };

/** Messages of the play history; they load with its screen. */
export const { useMessages: usePlayHistoryMessages } = defineMessages('play-history', { en, th });
