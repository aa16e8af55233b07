import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of webhooks. */
export const { useMessages: useWebhookMessages } = defineMessages('office-webhooks', { en, th });
