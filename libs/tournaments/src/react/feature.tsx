import { defineFeature } from '@housebrand/shared/react';
import { tournamentsPages } from '../core';

/** Tournaments and the ranking, each page loaded when it is opened. */
export const feature = defineFeature(tournamentsPages, {
  tournament: () => import('./screens/tournament'),
  ranking: () => import('./screens/ranking'),
});
