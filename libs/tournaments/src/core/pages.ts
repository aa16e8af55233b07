import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** Tournaments and rankings (specification section 2). */
export const tournamentsPages = definePages({ th, en }, [
  {
    path: 'tournament',
    title: 'tournament',
    access: 'member',
    layout: 'default',
    menuKey: 'tournament',
    isPublicAtFirst: true,
  },
  { path: 'ranking', title: 'ranking', access: 'member', layout: 'default', menuKey: 'ranking' },
]);
