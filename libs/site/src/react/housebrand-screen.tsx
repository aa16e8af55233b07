import { feature as affiliate } from '@housebrand/affiliate/react';
import { feature as auth } from '@housebrand/auth/react';
import { feature as content } from '@housebrand/content/react';
import { feature as games } from '@housebrand/games/react';
import { feature as protection } from '@housebrand/protection/react';
import { feature as quests } from '@housebrand/quests/react';
import { ROUTES, type RouteName } from '@housebrand/shared/react';
import { feature as support } from '@housebrand/support/react';
import { feature as tiers } from '@housebrand/tiers/react';
import { feature as tournaments } from '@housebrand/tournaments/react';
import { feature as wallet } from '@housebrand/wallet/react';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

const features = [auth, games, wallet, tiers, affiliate, content, quests, tournaments, protection, support];

type FeaturePage = (typeof features)[number]['pages'][number];
type ScreenPath = Exclude<FeaturePage, { isComposed: true }>['path'];

/**
 * The screens that need no settings: all pages in `ROUTES` except those that a site composes itself (`home`; `login`, `register` and
 * `profile` from `LoginScreen`, `RegisterScreen` and `UserInfoScreen` of `@housebrand/auth/react`; `notifications` from
 * `NotificationsScreen` of `@housebrand/notifications/react`).
 */
export type ScreenName = { [Name in RouteName]: (typeof ROUTES)[Name] extends ScreenPath ? Name : never }[RouteName];

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

/** The screen to show, and its placeholder. */
export interface HousebrandScreenProps {
  /** One of the names under which the site configures its addresses. */
  name: ScreenName;
  /** Shown while the screen's code loads. */
  fallback?: ReactNode;
}

/**
 * A finished screen; its code loads when it first shows. A screen of one item (`promotion`, `dailyQuest`, `launch`)
 * reads its id from the current route: name that route's parameters as ours, `:id`.
 */
export function HousebrandScreen({ name, fallback = null }: HousebrandScreenProps) {
  const Screen = screenOf(name);
  return (
    <Suspense fallback={fallback}>
      <Screen />
    </Suspense>
  );
}
