import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

export const { useMessages: useNotificationMessages } = defineMessages('notificationsUi', { en, th });
