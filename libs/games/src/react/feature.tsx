import type { Feature, FeatureRoute } from '@housebrand/shared/react';
import { IconDeviceGamepad2, IconHeart } from '@tabler/icons-react';
import { LOBBY_REDIRECTS } from '../core/lobby-redirects';
import { loadLaunch } from './preload-launch';
import { useGameWords } from './words';

const launchRoute = (path: string): FeatureRoute => ({
  path,
  access: 'member',
  layout: 'withoutNavigation',
  load: loadLaunch,
});

/** Games in a portal: the lists, the favourites, and the way into a game or a lobby (specification section 2). */
export const feature: Feature = {
  name: 'games',
  routes: [
    { path: 'game', access: 'member', layout: 'default', load: () => import('./screens/lobby') },
    { path: 'favorite-games', access: 'member', layout: 'default', load: () => import('./screens/favorite-games') },
    launchRoute('launch/:gameType/:provider/:gameID'),
    ...[...new Set(Object.values(LOBBY_REDIRECTS))].map(launchRoute),
  ],
  navigation: [
    { path: 'game', useLabel: () => useGameWords()('games'), icon: IconDeviceGamepad2 },
    { path: 'favorite-games', useLabel: () => useGameWords()('favorites'), icon: IconHeart },
  ],
  access: [],
};
