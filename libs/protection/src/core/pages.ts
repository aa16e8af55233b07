import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

export const protectionPages = definePages({ th, en }, [
  { path: 'user-info/play-safely', title: 'playSafely', access: 'member', layout: 'default' },
]);

export type ProtectionPath = (typeof protectionPages)[number]['path'];
