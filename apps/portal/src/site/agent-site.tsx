import { forgetMember, postProfile, useMaintenanceCheck, useRefreshMember, useSession } from '@housebrand/auth/react';
import {
  MenusProvider,
  PortalProvider,
  preloadSheet,
  setSessionHandlers,
  useLive,
  usePath,
  useScrollReset,
  type Menus,
} from '@housebrand/shared/react';
import type { AgentBootstrap, AgentConfig } from '@housebrand/theming';
import { AmbientBackdrop, contactLink, storePrefixCookie, useAgentConfig } from '@housebrand/theming/react';
import { menuAccess } from '@housebrand/tiers';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leadOutExpired } from '../guard/session-exit';
import { menuPath } from '../routes/menu-pages';
import { RouteTable } from '../routes/route-table';
import { AgentProvider } from '../agent/agent-context';

/** Where the law knows no other age. The shell says the configured one. */
const DEFAULT_MINIMUM_AGE = 20;

/** What opens on a tap is fetched when the page has come to rest. */
const PRELOAD_AFTER_MS = 4_000;

/** One and the same: what changes about the site is told by context, and draws nothing anew that does not ask for it. */
const pages = <RouteTable />;

export interface AgentSiteProps {
  initial: AgentConfig;
  bootstrap: AgentBootstrap | null;
}

/** The site of an agent that start-up found. */
export function AgentSite({ initial, bootstrap }: AgentSiteProps) {
  const config = useAgentConfig(initial);
  const session = useSession();
  const { pathname } = useLocation();
  const member = session.kind === 'member' ? session.member : null;
  const isMemberExpected = session.kind === 'loading';
  const refreshMember = useRefreshMember();
  const minimumAge = bootstrap?.minimumAge ?? DEFAULT_MINIMUM_AGE;
  const { timeZone } = config;
  const { prefix, name } = config.agent;
  const contactHref = contactLink(config.generals.lineID);
  const portal = useMemo(
    () => ({ prefix, name, member, isMemberExpected, refreshMember, timeZone, minimumAge, contactHref }),
    [prefix, name, member, isMemberExpected, refreshMember, timeZone, minimumAge, contactHref],
  );
  const agent = useMemo(
    () => ({ config, minimumAge, isSimulator: bootstrap?.simulator ?? false }),
    [config, minimumAge, bootstrap],
  );
  const menus = useMemo(
    (): Menus => ({ isOffered: (menu) => menuAccess(menu, member) === 'offered', pathOf: menuPath }),
    [member],
  );
  useScrollReset();
  useLive(member);
  useMaintenanceCheck(config.seamlessLogin.isUnderMaintenance);
  useEffect(() => storePrefixCookie(prefix), [prefix]);
  useEffect(() => {
    const timer = setTimeout(preloadSheet, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (member) postProfile(member, bootstrap?.embeddingOrigins ?? []);
  }, [member, bootstrap]);
  return (
    <AgentProvider value={agent}>
      <PortalProvider portal={portal}>
        <MenusProvider value={menus}>
          <SessionEnds />
          <AmbientBackdrop config={config} minimumAge={minimumAge} path={pathname} />
          {pages}
        </MenusProvider>
      </PortalProvider>
    </AgentProvider>
  );
}

/** Specification section 8, session errors: the token goes, the member is told and led to the login. */
function SessionEnds() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = usePath();
  useEffect(() => {
    const leave = () => {
      leadOutExpired(path('login'));
      forgetMember(client);
      void navigate(path('login'), { replace: true });
    };
    setSessionHandlers({ expired: leave, unauthenticated: leave });
  }, [client, navigate, path]);
  return null;
}
