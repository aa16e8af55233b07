import { followOtherTabs, forgetMember, useRefreshMember, useSession } from '@housebrand/auth/headless';
import {
  isMoneyOnItsWay,
  MenusProvider,
  onSessionOver,
  PortalProvider,
  type Menus,
  type Pathfinder,
  type SessionOver,
} from '@housebrand/shared/headless';
import { menuAccess } from '@housebrand/tiers';
import type { MenuKey } from '@housebrand/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';

/** Used unless a law sets another age. */
const DEFAULT_MINIMUM_AGE = 20;

/** How a session ended that the member did not end here. */
export interface EndedSession extends SessionOver {
  cause: 'expired' | 'elsewhere';
  /** The member, as far as known. */
  username: string | null;
}

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
  /**
   * Called when a call finds that the session is over, and when another tab ends it, which restarts the page. The page
   * then shows a guest.
   */
  onSessionEnd?: ((end: EndedSession) => void) | undefined;
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
        <SessionEnds username={member?.username ?? null} onSessionEnd={onSessionEnd} />
        {children}
      </MenusProvider>
    </PortalProvider>
  );
}

/** Handles session errors (specification section 8): drops the token and notifies the site. */
function SessionEnds({ username, onSessionEnd }: Pick<SiteMemberProps, 'onSessionEnd'> & { username: string | null }) {
  const client = useQueryClient();
  const end = useEffectEvent((cause: EndedSession['cause'], money: SessionOver['money']) =>
    onSessionEnd?.({ cause, money, username }),
  );
  useEffect(
    () =>
      onSessionOver(({ money }) => {
        end('expired', money);
        forgetMember(client);
      }),
    [client],
  );
  // Another tab logged in or out: restart the page, without any data of the previous visitor.
  useEffect(
    () =>
      followOtherTabs(() => {
        end('elsewhere', isMoneyOnItsWay() ? 'sent' : null);
        window.location.reload();
      }),
    [],
  );
  return null;
}
