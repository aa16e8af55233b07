import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Member } from '../../core';
import type { Pathfinder } from './host-routes';
import { NOWHERE } from './navigation';

/** Facts about the site, which stay the same when the member becomes known. */
export interface SiteFacts {
  /** The agent's prefix. */
  prefix: string;
  /** The agent's name. */
  name: string;
  /** The agent's business zone, an IANA name: hours and days are shown in it. */
  timeZone: string;
  minimumAge: number;
  /** The site's language, such as `th`; without it, the messages' language. */
  language?: string;
  /** Another site's addresses of our pages; without it, pages are below the prefix as in the portal. */
  pathTo?: Pathfinder;
  /** Address of the contact line of this host; `null` when the agent has none. */
  contactHref: string | null;
  /** `all`, or the one section of games that the agent offers; `all` if omitted. */
  gameType?: string;
}

/** What every screen may know about its site and its visitor. */
export interface Portal extends SiteFacts {
  /** The logged-in member; `null` for a guest and until the member is known. */
  member: Member | null;
  /** A member is logged in but not loaded yet; `false` if omitted. */
  isMemberExpected?: boolean;
  /**
   * Refetches the member unless that was just done: call it before a step that needs current data, and after a
   * change.
   */
  refreshMember: () => void;
}

/** The result of {@link useSite}. */
export interface Site extends SiteFacts {
  /** No member is logged in or expected. */
  isGuest: boolean;
}

const Context = createContext<Portal | null>(null);
const SiteContext = createContext<Site | null>(null);

// The sample has no import statement: Nx would take it for one of this library.
const OUTSIDE = `This component needs HousebrandProvider from @housebrand/site/react around your site:

  <HousebrandProvider baseUrl="" prefix="MTO">…</HousebrandProvider>`;

/** Provides the site's facts to screens; in another site `HousebrandProvider` renders it. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  const { prefix, name, timeZone, minimumAge, language, pathTo, contactHref, gameType } = portal;
  const isGuest = portal.member === null && !portal.isMemberExpected;
  const site = useMemo(
    () => ({
      prefix,
      name,
      timeZone,
      minimumAge,
      contactHref,
      isGuest,
      ...(language !== undefined && { language }),
      ...(pathTo && { pathTo }),
      ...(gameType !== undefined && { gameType }),
    }),
    [prefix, name, timeZone, minimumAge, contactHref, isGuest, language, pathTo, gameType],
  );
  return (
    <SiteContext value={site}>
      <Context value={portal}>{children}</Context>
    </SiteContext>
  );
}

/**
 * {@link usePortal} without the member: the component doesn't re-render when the member becomes known, as most of a
 * first view needn't. @throws Error outside of `HousebrandProvider`
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error(OUTSIDE);
  return site;
}

/** Returns the site's facts and the logged-in member. @throws Error outside of `HousebrandProvider` */
export function usePortal(): Portal {
  const portal = useContext(Context);
  if (!portal) throw new Error(OUTSIDE);
  return portal;
}

/**
 * Returns a function that builds addresses of the agent's site: `path('game')` → `/MTO/game`, `path()` → `/MTO`; in
 * another site, its own addresses. A page that the site lacks gets an address for which no link is rendered.
 */
export function usePath(): (route?: string) => string {
  const { prefix, pathTo } = useSite();
  return useMemo(
    () =>
      (route = '') =>
        pathTo ? (pathTo(route) ?? NOWHERE) : portalPath(prefix, route),
    [prefix, pathTo],
  );
}

/** Builds an address of the portal: `portalPath('MTO', 'game?type=SLOT')` → `/MTO/game?type=SLOT`. */
export function portalPath(prefix: string, route = ''): string {
  return route ? `/${prefix}/${route}` : `/${prefix}`;
}

/** Sets the page's title: `{title} - {agent name}` (specification section 1). */
export function usePageTitle(title: string): void {
  const { name, pathTo } = useSite();
  // Another site sets its titles itself.
  const isOurs = pathTo === undefined;
  useEffect(() => {
    if (isOurs) document.title = `${title} - ${name}`;
  }, [isOurs, title, name]);
}
