import { defineFeature } from '@housebrand/shared/react';
import { tiersPages } from '../core';

/** The tier page, loaded on demand. */
export const feature = defineFeature(tiersPages, {
  'user-info/tier-detail': () => import('./screens/tier-detail'),
});
