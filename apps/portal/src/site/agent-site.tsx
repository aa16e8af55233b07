import { forgetMember, postProfile, useSession } from '@housebrand/auth/react';
import { PortalProvider, preloadSheet, setSessionHandlers, toast, usePath, useScrollReset } from '@housebrand/shared/react';
import type { AgentBootstrap, AgentConfig } from '@housebrand/theming';
import { AmbientBackdrop, storePrefixCookie, useAgentConfig } from '@housebrand/theming/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leadOut } from '../guard/session-exit';
import { RouteTable } from '../routes/route-table';
import { portalText } from '../words';
import { AgentProvider } from './agent-context';

/** Where the law knows no other age. The shell says the configured one. */
const DEFAULT_MINIMUM_AGE = 20;

/** What opens on a tap is fetched when the page has come to rest. */
const PRELOAD_AFTER_MS = 4_000;

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
  const username = member?.username ?? null;
  const minimumAge = bootstrap?.minimumAge ?? DEFAULT_MINIMUM_AGE;
  const { prefix, name } = config.agent;
  const portal = useMemo(() => ({ prefix, name, username, minimumAge }), [prefix, name, username, minimumAge]);
  const agent = useMemo(
    () => ({ config, minimumAge, isSimulator: bootstrap?.simulator ?? false }),
    [config, minimumAge, bootstrap],
  );
  useScrollReset();
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
        <SessionEnds />
        <AmbientBackdrop config={config} minimumAge={minimumAge} address={`${window.location.origin}${pathname}`} />
        <RouteTable />
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
      leadOut(path('login'));
      forgetMember(client);
      void navigate(path('login'), { replace: true });
    };
    setSessionHandlers({
      expired: () => {
        toast.show(portalText('sessionError'), 'error');
        leave();
      },
      unauthenticated: leave,
    });
  }, [client, navigate, path]);
  return null;
}
