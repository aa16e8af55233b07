import type { Feature } from '@housebrand/shared/react';

/** Content has no screen of its own yet: its banners and announcements stand on the home screen. */
export const feature: Feature = { name: 'content', routes: [], navigation: [], access: ['promotion'] };
