import { followOtherTabs, forgetMember, useRefreshMember, useSession } from '@housebrand/auth/react';
import { MenusProvider, onSessionOver, PortalProvider, type Menus, type Pathfinder } from '@housebrand/shared/react';
import { menuAccess } from '@housebrand/tiers';
import type { MenuKey } from '@housebrand/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';

/** Where the law knows no other age. */
const DEFAULT_MINIMUM_AGE = 20;

export interface SiteMemberProps {
  prefix: string;
  /** The agent's name; left out: its prefix. */
  name?: string | undefined;
  /** IANA name. */
  timeZone?: string | undefined;
  minimumAge?: number | undefined;
  contactHref?: string | null | undefined;
  /** `all`, or the one section of games that the agent offers; left out: all. */
  gameType?: string | undefined;
  language?: string | undefined;
  pathTo?: Pathfinder | undefined;
  /** The page that a menu leads to; left out: none. */
  menuPath?: ((menu: MenuKey) => string | null) | undefined;
  /** A call found that the session is over; the page is a guest's already. */
  onSessionEnd?: (() => void) | undefined;
  children: ReactNode;
}

const noPath = (): null => null;

/** Tells everything inside whose site this is and who is logged in. */
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

/** Specification section 8, session errors: the token goes, and the site is told. */
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
  // another tab logged in or out: the whole page begins anew, with nothing of who was here before
  useEffect(() => followOtherTabs(() => window.location.reload()), []);
  return null;
}
