import { definePages } from '@housebrand/shared';
import en from './locales/pages/en.json' with { type: 'json' };
import th from './locales/pages/th.json' with { type: 'json' };

/** The inbox; the portal composes it with the announcements. */
export const notificationsPages = definePages({ th, en }, [
  { path: 'notifications', title: 'notifications', access: 'member', layout: 'default', isComposed: true },
]);

/** Path of one of our pages, without the prefix. */
export type NotificationsPath = (typeof notificationsPages)[number]['path'];
