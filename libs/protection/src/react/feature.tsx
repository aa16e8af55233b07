import { defineFeature } from '@housebrand/shared/react';
import { protectionPages } from '../core';

export const feature = defineFeature(protectionPages, {
  'user-info/play-safely': () => import('./screens/play-safely'),
});
