import { feature as affiliate } from '@housebrand/affiliate/react';
import { feature as auth } from '@housebrand/auth/react';
import { feature as content } from '@housebrand/content/react';
import { feature as games } from '@housebrand/games/react';
import { feature as protection } from '@housebrand/protection/react';
import { feature as quests } from '@housebrand/quests/react';
import { ROUTES, type RouteName } from '@housebrand/shared/react';
import { feature as tiers } from '@housebrand/tiers/react';
import { feature as tournaments } from '@housebrand/tournaments/react';
import { feature as wallet } from '@housebrand/wallet/react';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

const features = [auth, games, wallet, tiers, affiliate, content, quests, tournaments, protection];

/** Pages that take settings of the site, or that a site puts together itself: `LoginScreen`, `RegisterScreen`, `UserInfoScreen`. */
type Composed = 'home' | 'login' | 'register' | 'profile';

/** The screens that are whole as they come. */
export type ScreenName = Exclude<RouteName, Composed>;

const screens = new Map<string, ComponentType>();

function screenOf(name: ScreenName): ComponentType {
  const known = screens.get(name);
  if (known) return known;
  const load = features.map(({ loads }) => loads[ROUTES[name] as keyof typeof loads]).find(Boolean);
  if (!load) throw new Error(`There is no screen '${name}'`);
  const screen = lazy(load);
  screens.set(name, screen);
  return screen;
}

/** Which screen, and what stands there meanwhile. */
export interface HousebrandScreenProps {
  /** One of the names under which the site says where it has its pages. */
  name: ScreenName;
  /** Shown while the screen's code is on its way. */
  fallback?: ReactNode;
}

/**
 * A finished screen, its code loaded when it is first shown. Screens of one thing (`promotion`, `dailyQuest`, `launch`) read its
 * id from the route they stand in: give the parts of that route the names of ours, `:id`.
 */
export function HousebrandScreen({ name, fallback = null }: HousebrandScreenProps) {
  const Screen = screenOf(name);
  return (
    <Suspense fallback={fallback}>
      <Screen />
    </Suspense>
  );
}
