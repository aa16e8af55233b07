import { feature as affiliate } from '@housebrand/affiliate/react';
import { feature as auth } from '@housebrand/auth/react';
import { feature as content } from '@housebrand/content/react';
import { feature as games } from '@housebrand/games/react';
import { feature as protection } from '@housebrand/protection/react';
import { feature as quests } from '@housebrand/quests/react';
import type { Feature, FeatureRoute } from '@housebrand/shared/react';
import { feature as tiers } from '@housebrand/tiers/react';
import { feature as tournaments } from '@housebrand/tournaments/react';
import { feature as wallet } from '@housebrand/wallet/react';

/** What the domains bring. */
export const features: readonly Feature[] = [
  auth,
  games,
  wallet,
  tiers,
  affiliate,
  content,
  quests,
  tournaments,
  protection,
];

/** Screens that show more than one domain are put together in this app. */
const composed: readonly FeatureRoute[] = [
  { path: '', access: 'public', layout: 'default', load: () => import('../screens/home-page') },
  { path: 'login', access: 'guest', layout: 'blank', load: () => import('../screens/login-page') },
  { path: 'user-info', access: 'member', layout: 'default', load: () => import('../screens/user-info-page') },
];

/** Every route below the prefix (specification section 2). */
export const routes: readonly FeatureRoute[] = [
  ...composed,
  ...features.flatMap((feature) => feature.routes.filter(({ path }) => !composed.some((own) => own.path === path))),
];
