import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** Tournaments have no page of their own yet: the running one stands on the home. */
export const tournamentsPages = definePages({ th, en }, []);
