import { defineFeature } from '@housebrand/shared/react';
import { tiersPages } from '../core';

export const feature = defineFeature(tiersPages, {
  'user-info/tier-detail': () => import('./screens/tier-detail'),
});
