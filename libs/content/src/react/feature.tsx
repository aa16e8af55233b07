import { defineFeature } from '@housebrand/shared/react';
import { contentPages } from '../core';

export const feature = defineFeature(contentPages, {
  promotion: () => import('./screens/promotions'),
  'promotion/:id': () => import('./screens/promotion'),
  faq: () => import('./screens/faq'),
  tutorial: () => import('./screens/tutorials'),
  'tutorial/:detail': () => import('./screens/tutorial'),
});
