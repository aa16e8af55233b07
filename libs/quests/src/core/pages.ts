import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** The list of today's quests, and the page of one (specification section 2). */
export const questsPages = definePages({ th, en }, [
  { path: 'daily-quest', title: 'dailyQuest', access: 'member', layout: 'default', menuKey: 'daily-quest' },
  { path: 'daily-quest/:id', title: 'dailyQuest', access: 'member', layout: 'default', menuKey: 'daily-quest' },
]);
