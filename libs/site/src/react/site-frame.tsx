import { useLive, usePortal, useQuery } from '@housebrand/shared/react';
import type { AgentConfig } from '@housebrand/theming';
import { agentConfigQuery, contactLink } from '@housebrand/theming/react';
import type { ReactNode } from 'react';
import { SiteMember, type SiteMemberProps } from './site-member';

/** Props of the frame of a site. */
export interface SiteFrameProps extends Omit<
  SiteMemberProps,
  'name' | 'timeZone' | 'contactHref' | 'gameType' | 'children'
> {
  /** The agent's configuration, if the page already has it. */
  config?: AgentConfig | undefined;
  /** Whether the page's cookies reach the API, and so the live stream; `true` by default. */
  isSameOrigin?: boolean;
  children: ReactNode | ((agent: AgentConfig | undefined) => ReactNode);
}

/**
 * Provides the agent, the session and live updates: the part of {@link HousebrandProvider} that needs nothing of a
 * host. The portal uses it alone, since messages, router and look belong to its own page.
 */
export function SiteFrame({ config, isSameOrigin = true, children, ...props }: SiteFrameProps) {
  const { data } = useQuery({ ...agentConfigQuery(props.prefix), ...(config && { initialData: config }) });
  const agent = data ?? config;
  return (
    <SiteMember
      {...props}
      name={agent?.agent.name}
      timeZone={agent?.timeZone}
      contactHref={agent && contactLink(agent.generals.lineID)}
      gameType={agent?.agent.gameType}
    >
      <Live isSameOrigin={isSameOrigin} />
      {typeof children === 'function' ? children(agent) : children}
    </SiteMember>
  );
}

/** Refetches data that changes on the server. */
function Live({ isSameOrigin }: { isSameOrigin: boolean }) {
  const { member } = usePortal();
  useLive(isSameOrigin ? member : null);
  return null;
}
