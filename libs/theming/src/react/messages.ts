import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Messages of the site's own frame in the page's language, by key. */
export const { useMessages: useThemingMessages } = defineMessages('theming', { en, th });
