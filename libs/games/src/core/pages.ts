import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** The game lists, launches, providers' own lobbies (specification section 2), and pages of the external site. */
export const gamesPages = definePages({ th, en }, [
  {
    path: 'game',
    title: 'games',
    access: 'member',
    layout: 'default',
    menuKey: 'game',
    isPublicAtFirst: true,
  },
  { path: 'favorite-games', title: 'favorites', access: 'member', layout: 'default', menuKey: 'game' },
  {
    path: 'launch/:gameType/:provider/:gameID',
    title: 'launch',
    access: 'member',
    layout: 'withoutNavigation',
    menuKey: 'game',
  },
  { path: 'sports', title: 'sports', access: 'member', layout: 'withoutNavigation', menuKey: 'game' },
  { path: 'sbo-sports', title: 'sbo-sports', access: 'member', layout: 'withoutNavigation', menuKey: 'game' },
  { path: 'saba-sports', title: 'saba-sports', access: 'member', layout: 'withoutNavigation', menuKey: 'game' },
  { path: 'lotto', title: 'lotto', access: 'member', layout: 'withoutNavigation', menuKey: 'game' },
  { path: 'poker', title: 'poker', access: 'member', layout: 'withoutNavigation', menuKey: 'game' },
  { path: 'portal/:provider', title: 'launch', access: 'member', layout: 'withoutNavigation', menuKey: 'game' },
  { path: 'wheel', title: 'wheel', access: 'member', layout: 'withoutNavigation', menuKey: 'wheel' },
  { path: 'gashapon', title: 'gashapon', access: 'member', layout: 'withoutNavigation', menuKey: 'gashapon' },
  {
    path: 'daily-check-in',
    title: 'daily-check-in',
    access: 'member',
    layout: 'withoutNavigation',
    menuKey: 'daily-check-in',
  },
  { path: 'reward', title: 'reward', access: 'member', layout: 'withoutNavigation', menuKey: 'rewards' },
]);

/** Path of one of these pages, without the prefix. */
export type GamesPath = (typeof gamesPages)[number]['path'];
