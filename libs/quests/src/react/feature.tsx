import { defineFeature } from '@housebrand/shared/react';
import { questsPages } from '../core';

export const feature = defineFeature(questsPages, {
  'daily-quest': () => import('./screens/daily-quests'),
  'daily-quest/:id': () => import('./screens/quest-detail'),
});
