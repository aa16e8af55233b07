import { defineFeature } from '@housebrand/shared/react';
import { gamesPages } from '../core';

/** Lobby, favourites and launches; each page loads when it is opened. */
export const feature = defineFeature(gamesPages, {
  game: () => import('./screens/lobby'),
  'favorite-games': () => import('./screens/favorite-games'),
  'launch/:gameType/:provider/:gameID': () => import('./screens/launch'),
  sports: () => import('./screens/launch'),
  'sbo-sports': () => import('./screens/launch'),
  'saba-sports': () => import('./screens/launch'),
  lotto: () => import('./screens/launch'),
  poker: () => import('./screens/launch'),
  'portal/:provider': () => import('./screens/launch'),
  wheel: () => import('./screens/launch'),
  gashapon: () => import('./screens/launch'),
  'daily-check-in': () => import('./screens/launch'),
  reward: () => import('./screens/launch'),
});
