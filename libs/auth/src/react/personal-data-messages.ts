import { defineMessages } from '@housebrand/shared/react';
import en from './locales/personal-data/en.json' with { type: 'json' };
import th from './locales/personal-data/th.json' with { type: 'json' };

/** Messages of the page for the member's own data. */
export const { useMessages: usePersonalDataMessages } = defineMessages('personalData', { en, th });
