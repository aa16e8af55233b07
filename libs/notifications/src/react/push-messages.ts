import { defineMessages } from '@housebrand/shared/react';
import en from './locales/push/en.json' with { type: 'json' };
import th from './locales/push/th.json' with { type: 'json' };

/** Messages of the offer and the settings, apart from those that the bell loads. */
export const { useMessages: usePushMessages } = defineMessages('notificationsPush', { en, th });
