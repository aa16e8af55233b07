import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** The page for an unknown agent; the one address that never belongs to a prefix. */
export const PREFIX_NOT_FOUND = 'prefix-not-found';

/** The site itself: its home, which many domains fill, and the page for those who look for a site that is not there. */
export const themingPages = definePages({ th, en }, [
  { path: '', title: 'home', access: 'public', layout: 'default', isComposed: true },
  {
    path: PREFIX_NOT_FOUND,
    title: 'prefixNotFound',
    access: 'public',
    layout: 'withoutNavigation',
    isComposed: true,
    isAgentless: true,
  },
]);
