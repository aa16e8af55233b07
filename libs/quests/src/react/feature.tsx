import type { Feature } from '@housebrand/shared/react';

/** Quests have no screen of their own yet: their strip stands on the home screen. */
export const feature: Feature = { name: 'quests', routes: [], navigation: [], access: ['daily-quest'] };
