import { defineFeature } from '@housebrand/shared/react';
import { protectionPages } from '../core';

/** The page on which a member sets limits and takes breaks, loaded when it is opened. */
export const feature = defineFeature(protectionPages, {
  'user-info/play-safely': () => import('./screens/play-safely'),
});
