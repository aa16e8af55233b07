import { defineFeature } from '@housebrand/shared/react';
import { questsPages } from '../core';

/** The quest pages, loaded on demand. */
export const feature = defineFeature(questsPages, {
  'daily-quest': () => import('./screens/daily-quests'),
  'daily-quest/:id': () => import('./screens/quest-detail'),
});
