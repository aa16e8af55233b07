import { defineFeature } from '@housebrand/shared/react';
import { tournamentsPages } from '../core';

export const feature = defineFeature(tournamentsPages, {
  tournament: () => import('./screens/tournament'),
  ranking: () => import('./screens/ranking'),
});
