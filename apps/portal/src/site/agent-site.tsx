import { keepSessionEnd, useMaintenanceCheck, useSession } from '@housebrand/auth/react';
import { PaymentQuestionProvider, portalPath, preloadSheet, useScrollReset } from '@housebrand/shared/react';
import { SiteFrame, type EndedSession } from '@housebrand/site/react';
import type { AgentBootstrap, AgentConfig } from '@housebrand/theming';
import { AmbientBackdrop, storePrefixCookie, useAgentConfig } from '@housebrand/theming/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leadOutExpired } from '../guard/session-exit';
import { routeOf } from '../features/addresses';
import { useTabsShown } from '../layouts/tabs-shown';
import { menuPath } from '../routes/menu-pages';
import { layoutOf, RouteTable } from '../routes/route-table';
import { sideNavigation, TodayBeside } from '../sides/sides';
import { SkipLink } from '../sides/skip-link';
import { AgentProvider } from '../agent/agent-context';
import { lazyPart } from '../chunks/lazy-screen';
import { carried } from './carried-query';

/** Used unless a law sets another age; the shell provides the configured one. */
const DEFAULT_MINIMUM_AGE = 20;

/** Time until the page is at rest: then load what opens on a tap. */
const PRELOAD_AFTER_MS = 4_000;

/** Guests see no receipts: the button loads with the first one. */
const AskAboutPayment = lazyPart(() => import('../screens/payment-question'));

/** A constant element: changes of the site arrive through contexts, and re-render only their readers. */
const pages = <RouteTable />;

export interface AgentSiteProps {
  initial: AgentConfig;
  bootstrap: AgentBootstrap | null;
}

/** The site of an agent that start-up found. */
export function AgentSite({ initial, bootstrap }: AgentSiteProps) {
  const config = useAgentConfig(initial);
  const session = useSession();
  const address = useLocation();
  const navigate = useNavigate();
  const member = session.kind === 'member' ? session.member : null;
  const minimumAge = bootstrap?.minimumAge ?? DEFAULT_MINIMUM_AGE;
  const { prefix } = config.agent;
  const route = routeOf(address);
  const hasTabs = layoutOf(route) === 'default';
  // a task that fails shows the tabs, too
  const hasNavigation = useTabsShown() || hasTabs;
  const agent = useMemo(
    () => ({ config, minimumAge, isSimulator: bootstrap?.simulator ?? false }),
    [config, minimumAge, bootstrap],
  );
  // Session errors (specification section 8): notify the member and go to the login.
  const leave = useCallback(
    (ended: EndedSession) => {
      const { location } = window;
      const end = { ...ended, prefix, from: location.pathname + location.search };
      // The page restarts, and the guard finds what is kept.
      if (end.cause === 'elsewhere') return end.username === null ? undefined : keepSessionEnd(end);
      const login = carried(portalPath(prefix, 'login'), location);
      leadOutExpired(login, end);
      void navigate(login, { replace: true });
    },
    [navigate, prefix],
  );
  useScrollReset();
  useMaintenanceCheck(config.seamlessLogin.isUnderMaintenance);
  useEffect(() => storePrefixCookie(prefix), [prefix]);
  useEffect(() => {
    const timer = setTimeout(preloadSheet, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // few portals are embedded; the next profile tries again
    if (member && window.parent !== window)
      import('./profile-post')
        .then(({ postProfile }) => postProfile(member, bootstrap?.embeddingOrigins ?? []))
        .catch(() => undefined);
  }, [member, bootstrap]);
  return (
    <AgentProvider value={agent}>
      <SiteFrame prefix={prefix} config={config} minimumAge={minimumAge} menuPath={menuPath} onSessionEnd={leave}>
        <SkipLink />
        <AmbientBackdrop
          config={config}
          minimumAge={minimumAge}
          path={address.pathname}
          navigation={hasNavigation && sideNavigation}
        />
        <PaymentQuestionProvider value={AskAboutPayment}>{pages}</PaymentQuestionProvider>
        {route !== null && hasTabs && <TodayBeside route={route} />}
      </SiteFrame>
    </AgentProvider>
  );
}
