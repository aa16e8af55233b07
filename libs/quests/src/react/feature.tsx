import { defineFeature } from '@housebrand/shared/react';
import { questsPages } from '../core';

/** Today's quests and the page of each, loaded when they are opened. */
export const feature = defineFeature(questsPages, {
  'daily-quest': () => import('./screens/daily-quests'),
  'daily-quest/:id': () => import('./screens/quest-detail'),
});
