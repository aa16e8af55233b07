import type { MessageCatalogue } from '@housebrand/shared';
import { authMessages } from '../core';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** What replies say: beside the words that forms say as well, names of fields that nobody types. */
export const authReplyMessages: MessageCatalogue = {
  ...authMessages,
  th: { ...authMessages.th, ...th },
  en: { ...authMessages.en, ...en },
};
