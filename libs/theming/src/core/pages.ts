import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** The page for an unknown agent, whose address never belongs to a prefix. */
export const PREFIX_NOT_FOUND = 'prefix-not-found';

/** The site itself: its home page, to which many domains contribute, and the page for an unknown site. */
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
