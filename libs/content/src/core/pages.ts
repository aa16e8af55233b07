import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** Promotions, help, terms and privacy; banners and announcements appear on the home page. */
export const contentPages = definePages({ th, en }, [
  { path: 'promotion', title: 'promotions', access: 'member', layout: 'default', menuKey: 'promotion' },
  { path: 'promotion/:id', title: 'promotion', access: 'member', layout: 'default', menuKey: 'promotion' },
  { path: 'terms', title: 'terms', access: 'public', layout: 'default' },
  { path: 'privacy', title: 'privacy', access: 'public', layout: 'default' },
  { path: 'faq', title: 'faq', access: 'member', layout: 'default' },
  { path: 'tutorial', title: 'tutorials', access: 'member', layout: 'default' },
  { path: 'tutorial/:detail', title: 'tutorial', access: 'member', layout: 'withoutNavigation' },
]);

/** Path of one of the content pages, without the prefix. */
export type ContentPath = (typeof contentPages)[number]['path'];
