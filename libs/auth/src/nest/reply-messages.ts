import type { MessageCatalogue } from '@housebrand/shared';
import { authMessages } from '../core';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of replies: those shared with the forms, and names of fields that no form shows. */
export const authReplyMessages: MessageCatalogue = {
  ...authMessages,
  th: { ...authMessages.th, ...th },
  en: { ...authMessages.en, ...en },
};
