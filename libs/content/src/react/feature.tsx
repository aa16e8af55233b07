import { defineFeature } from '@housebrand/shared/react';
import { contentPages } from '../core';

/** Promotions, questions, tutorials, terms and privacy; each page loads when it opens. */
export const feature = defineFeature(contentPages, {
  promotion: () => import('./screens/promotions'),
  'promotion/:id': () => import('./screens/promotion'),
  terms: () => import('./screens/terms'),
  privacy: () => import('./screens/privacy'),
  faq: () => import('./screens/faq'),
  tutorial: () => import('./screens/tutorials'),
  'tutorial/:detail': () => import('./screens/tutorial'),
});
