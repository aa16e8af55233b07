import { defineMessages } from '@housebrand/shared/react';
import en from './locales/legal/en.json' with { type: 'json' };
import th from './locales/legal/th.json' with { type: 'json' };

/** Messages of terms and privacy notice: their pages, and the sheet for a new version. */
export const { useMessages: useLegalMessages } = defineMessages('legal', { en, th });
