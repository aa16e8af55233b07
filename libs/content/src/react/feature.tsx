import { defineFeature } from '@housebrand/shared/react';
import { contentPages } from '../core';

/** Promotions, questions and tutorials; each page loads when it opens. */
export const feature = defineFeature(contentPages, {
  promotion: () => import('./screens/promotions'),
  'promotion/:id': () => import('./screens/promotion'),
  faq: () => import('./screens/faq'),
  tutorial: () => import('./screens/tutorials'),
  'tutorial/:detail': () => import('./screens/tutorial'),
});
