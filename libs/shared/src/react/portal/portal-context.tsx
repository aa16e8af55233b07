import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Member } from '../../core';
import type { Pathfinder } from './host-routes';
import { NOWHERE } from './navigation';

/** What stays as it is when the member becomes known: whose site this is. */
export interface SiteFacts {
  /** The agent's prefix. */
  prefix: string;
  /** The agent's name. */
  name: string;
  /** The agent's business zone, an IANA name: hours and days are shown in it. */
  timeZone: string;
  minimumAge: number;
  /** What the site is written in, `th`; left out: the words' language. */
  language?: string;
  /** Where another site has the pages that screens lead to; left out: below the prefix, as the portal has them. */
  pathTo?: Pathfinder;
  /** Where the contact line of this host opens; `null` when the agent has none. */
  contactHref: string | null;
  /** `all`, or the one section of games that the agent offers; left out: all. */
  gameType?: string;
}

/** What every screen may know of the site it is shown on, and of who looks at it. */
export interface Portal extends SiteFacts {
  /** Who is logged in; `null` for a guest and while nobody knows yet. */
  member: Member | null;
  /** Somebody is logged in, and it is not known yet who. Left out: nobody is. */
  isMemberExpected?: boolean;
  /** Reads the member anew, unless that was just done: before what must be as it is now, after what changes it. */
  refreshMember: () => void;
}

/** What {@link useSite} answers. */
export interface Site extends SiteFacts {
  /** Nobody is logged in, nor on the way to be known. */
  isGuest: boolean;
}

const Context = createContext<Portal | null>(null);
const SiteContext = createContext<Site | null>(null);

// The sample has no import statement: Nx would take it for one of this library.
const OUTSIDE = `This component needs HousebrandProvider from @housebrand/site/react around your site:

  <HousebrandProvider baseUrl="" prefix="MTO">…</HousebrandProvider>`;

/** What screens know of the site; in another site `HousebrandProvider` gives it. */
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
 * {@link usePortal} without the member, for whoever has no need to know who looks at the page: it is not drawn anew when that
 * becomes known, as most of a first view. @throws Error outside of `HousebrandProvider`
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error(OUTSIDE);
  return site;
}

/** What screens know of the site and who is logged in. @throws Error outside of `HousebrandProvider` */
export function usePortal(): Portal {
  const portal = useContext(Context);
  if (!portal) throw new Error(OUTSIDE);
  return portal;
}

/**
 * Addresses inside the agent's site: `path('game')` → `/MTO/game`, `path()` → `/MTO`; of another site, where it has the page. What
 * it does not have leads nowhere, and links to it are not shown.
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

/** `portalPath('MTO', 'game?type=SLOT')` → `/MTO/game?type=SLOT`. */
export function portalPath(prefix: string, route = ''): string {
  return route ? `/${prefix}/${route}` : `/${prefix}`;
}

/** Names the page: `{title} - {agent name}` (specification section 1). */
export function usePageTitle(title: string): void {
  const { name, pathTo } = useSite();
  // another site names its pages itself
  const isOurs = pathTo === undefined;
  useEffect(() => {
    if (isOurs) document.title = `${title} - ${name}`;
  }, [isOurs, title, name]);
}
