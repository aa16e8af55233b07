import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of the frame around all pages. */
export const { useMessages: useShellMessages } = defineMessages('office-shell', { en, th });
