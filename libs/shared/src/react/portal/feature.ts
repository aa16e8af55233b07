import type { ComponentType } from 'react';

/** Who may open a route (specification section 2, route guard). */
export type RouteAccess =
  /** everybody */
  | 'public'
  /** members; guests are sent to the prefix home */
  | 'member'
  /** guests; members are sent to the prefix home */
  | 'guest';

/** Specification section 2, layouts. */
export type RouteLayout = 'default' | 'blank' | 'withoutNavigation';

export interface FeatureRoute {
  /** As in the specification, without the prefix: `game`, `user-info/tier-detail`, `''` for the home. */
  path: string;
  access: RouteAccess;
  layout: RouteLayout;
  /** Loads the screen: a module with a default export. */
  load: () => Promise<{ default: ComponentType }>;
  /** The key in `access.menu` that opens this route to a member; left out: every member (section 6). */
  menuKey?: string;
}

/** An entry that menus and tabs may show. */
export interface FeatureNavigation {
  path: string;
  /** The label, in the page's language. */
  useLabel: () => string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
}

/** What a domain brings to a portal: one object, exported by its react door as `feature`. */
export interface Feature {
  name: string;
  routes: readonly FeatureRoute[];
  navigation: readonly FeatureNavigation[];
  /** Menu keys the domain knows (section 6). */
  access: readonly string[];
}
