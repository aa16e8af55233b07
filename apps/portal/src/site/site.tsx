import { FailureScreen, useQuery } from '@housebrand/shared/react';
import { sitePrefix } from '@housebrand/theming';
import type { AgentBootstrap, AgentConfig } from '@housebrand/theming';
import { agentConfigQuery, readPrefixCookie, startUp } from '@housebrand/theming/react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { routeNames } from '../features/addresses';
import { BlankLayout } from '../layouts/blank-layout';
import { StartScreen } from '../layouts/start-screen';
import { AgentlessTable } from '../routes/route-table';
import { AgentSite } from './agent-site';
import { LeaveSite } from './leave-site';
import { useLanguageOfAddress } from './use-language-of-address';

/** Start-up (specification section 4): determines the agent of this site, or that there is none. */
export function Site({ bootstrap }: { bootstrap: AgentBootstrap | null }) {
  useLanguageOfAddress();
  const location = useLocation();
  // Read the cookie once: only this page changes it.
  const [cookie] = useState(() => readPrefixCookie());
  const [prefixAtStart] = useState(() => sitePrefix(location.pathname, cookie, routeNames));
  const prefix = sitePrefix(location.pathname, cookie, routeNames);
  const isElsewhere = prefix !== null && prefixAtStart !== null && prefix !== prefixAtStart;
  const shell = bootstrap !== null && prefix === prefixAtStart ? bootstrap.config : undefined;
  const fetched = useQuery({
    ...agentConfigQuery(prefix ?? ''),
    enabled: prefix !== null && shell === undefined && !isElsewhere,
  });

  useEffect(() => {
    // Another agent's look comes with that agent's page.
    if (isElsewhere) window.location.reload();
  }, [isElsewhere]);
  if (isElsewhere) return <StartScreen />;

  const config: AgentConfig | null | undefined = prefix === null ? null : shell === undefined ? fetched.data : shell;
  if (config === undefined) {
    if (!fetched.error) return <StartScreen />;
    return (
      <BlankLayout>
        <FailureScreen error={fetched.error} onRetry={() => void fetched.refetch()} isWhole headingLevel={1} />
      </BlankLayout>
    );
  }
  const outcome = startUp({ pathname: location.pathname, prefixCookie: cookie, config, routeNames });
  switch (outcome.kind) {
    case 'prefixNotFound':
      return <AgentlessTable />;
    case 'noPrefix':
      return <LeaveSite />;
    case 'failed':
      return <LeaveSite isPrefixForgotten />;
    case 'ready':
      if (outcome.address !== location.pathname.replace(/(?<=.)\/+$/, '')) {
        return <Navigate to={`${outcome.address}${location.search}${location.hash}`} state={location.state} replace />;
      }
      return <AgentSite initial={outcome.config} bootstrap={bootstrap} />;
  }
}
