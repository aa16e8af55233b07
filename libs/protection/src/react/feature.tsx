import { defineFeature } from '@housebrand/shared/react';
import { protectionPages } from '../core';

/** The pages on which a member sees what they played, sets limits and takes breaks. Each loads when it is opened. */
export const feature = defineFeature(protectionPages, {
  'user-info/play-history': () => import('./screens/play-history'),
  'user-info/play-safely': () => import('./screens/play-safely'),
});
