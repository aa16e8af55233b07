import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** Pages of player protection, with their titles and access. */
export const protectionPages = definePages({ th, en }, [
  { path: 'user-info/play-history', title: 'playHistory', access: 'member', layout: 'default' },
  { path: 'user-info/play-safely', title: 'playSafely', access: 'member', layout: 'default' },
]);

/** Path of one of our protection pages, without the prefix. */
export type ProtectionPath = (typeof protectionPages)[number]['path'];
