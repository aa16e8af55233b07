import type { MessageCatalogue } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** The texts of notifications. */
export const notificationsMessages: MessageCatalogue = { domain: 'notifications', th, en };
