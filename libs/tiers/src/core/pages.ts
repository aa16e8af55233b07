import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** The pages of tiers with their titles and access. */
export const tiersPages = definePages({ th, en }, [
  { path: 'user-info/tier-detail', title: 'tierDetail', access: 'member', layout: 'default' },
]);
