import { defineFeature } from '@housebrand/shared/react';
import { tournamentsPages } from '../core';

/** Tournament and ranking pages, loaded on demand. */
export const feature = defineFeature(tournamentsPages, {
  tournament: () => import('./screens/tournament'),
  ranking: () => import('./screens/ranking'),
});
