import { followOtherTabs, forgetMember, useRefreshMember, useSession } from '@housebrand/auth/react';
import { MenusProvider, onSessionOver, PortalProvider, type Menus, type Pathfinder } from '@housebrand/shared/react';
import { menuAccess } from '@housebrand/tiers';
import type { MenuKey } from '@housebrand/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';

/** Used unless a law sets another age. */
const DEFAULT_MINIMUM_AGE = 20;

export interface SiteMemberProps {
  prefix: string;
  /** The agent's name; its prefix by default. */
  name?: string | undefined;
  /** IANA name. */
  timeZone?: string | undefined;
  minimumAge?: number | undefined;
  contactHref?: string | null | undefined;
  /** `all` (the default), or the one section of games that the agent offers. */
  gameType?: string | undefined;
  language?: string | undefined;
  pathTo?: Pathfinder | undefined;
  /** Returns the page that a menu leads to; none by default. */
  menuPath?: ((menu: MenuKey) => string | null) | undefined;
  /** Called when a call finds that the session is over; the page already shows a guest. */
  onSessionEnd?: (() => void) | undefined;
  children: ReactNode;
}

const noPath = (): null => null;

/** Provides the site's facts and the logged-in member to everything inside. */
export function SiteMember(props: SiteMemberProps) {
  const { prefix, name = prefix, timeZone = 'Asia/Bangkok', minimumAge = DEFAULT_MINIMUM_AGE } = props;
  const { contactHref = null, gameType = 'all', language, pathTo, menuPath = noPath, onSessionEnd, children } = props;
  const session = useSession();
  const member = session.kind === 'member' ? session.member : null;
  const isMemberExpected = session.kind === 'loading';
  const refreshMember = useRefreshMember();
  const portal = useMemo(
    () => ({
      prefix,
      name,
      member,
      isMemberExpected,
      refreshMember,
      timeZone,
      minimumAge,
      contactHref,
      gameType,
      ...(language !== undefined && { language }),
      ...(pathTo && { pathTo }),
    }),
    [
      prefix,
      name,
      member,
      isMemberExpected,
      refreshMember,
      timeZone,
      minimumAge,
      contactHref,
      gameType,
      language,
      pathTo,
    ],
  );
  const menus = useMemo(
    (): Menus => ({ isOffered: (menu) => menuAccess(menu, member) === 'offered', pathOf: menuPath }),
    [member, menuPath],
  );
  return (
    <PortalProvider portal={portal}>
      <MenusProvider value={menus}>
        <SessionEnds onSessionEnd={onSessionEnd} />
        {children}
      </MenusProvider>
    </PortalProvider>
  );
}

/** Handles session errors (specification section 8): drops the token and notifies the site. */
function SessionEnds({ onSessionEnd }: Pick<SiteMemberProps, 'onSessionEnd'>) {
  const client = useQueryClient();
  useEffect(
    () =>
      onSessionOver(() => {
        onSessionEnd?.();
        forgetMember(client);
      }),
    [client, onSessionEnd],
  );
  // Another tab logged in or out: restart the page, without any data of the previous visitor.
  useEffect(() => followOtherTabs(() => window.location.reload()), []);
  return null;
}
