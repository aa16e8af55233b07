import { defineFeature } from '@housebrand/shared/react';
import { tiersPages } from '../core';

/** The page of the member's tier, loaded when it is opened. */
export const feature = defineFeature(tiersPages, {
  'user-info/tier-detail': () => import('./screens/tier-detail'),
});
