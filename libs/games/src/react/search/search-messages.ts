import { defineMessages } from '@housebrand/shared/react';
import en from '../locales/search/en.json' with { type: 'json' };
import th from '../locales/search/th.json' with { type: 'json' };

/** Messages of the search. They load with its sheet, not with the home page. */
export const { useMessages: useSearchMessages } = defineMessages('gameSearch', { en, th });
