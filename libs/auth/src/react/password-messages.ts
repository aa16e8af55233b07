import { defineMessages } from '@housebrand/shared/react';
import en from './locales/new-password/en.json' with { type: 'json' };
import th from './locales/new-password/th.json' with { type: 'json' };

/** Messages of forms that set a password. */
export const { useMessages: usePasswordMessages } = defineMessages('newPassword', { en, th });
