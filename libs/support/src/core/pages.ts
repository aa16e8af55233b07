import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** The page with the member's questions. */
export const supportPages = definePages({ th, en }, [
  { path: 'support', title: 'support', access: 'member', layout: 'default' },
]);

/** Path of our page, without the prefix. */
export type SupportPath = (typeof supportPages)[number]['path'];
