import { defineMessages } from '@housebrand/shared/react';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

/** Only wide screens load them. */
export const { useMessages: useSideMessages } = defineMessages('sides', { en, th });
