import { useLive, usePortal, useQuery } from '@housebrand/shared/react';
import type { AgentConfig } from '@housebrand/theming';
import { agentConfigQuery, contactLink } from '@housebrand/theming/react';
import type { ReactNode } from 'react';
import { SiteMember, type SiteMemberProps } from './site-member';

/** What the frame of a site is told. */
export interface SiteFrameProps extends Omit<
  SiteMemberProps,
  'name' | 'timeZone' | 'contactHref' | 'gameType' | 'children'
> {
  /** The agent's configuration, when the page knows it already. */
  config?: AgentConfig | undefined;
  /** The page's cookies reach the API, and so does the live stream. Left out: they do. */
  isSameOrigin?: boolean;
  children: ReactNode | ((agent: AgentConfig | undefined) => ReactNode);
}

/**
 * Whose site this is, who is logged in, and what changes meanwhile: the part of {@link HousebrandProvider} that needs nothing of
 * a host. The portal stands in it alone, since words, router and look are its own page's.
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

/** What changes is read again by itself. */
function Live({ isSameOrigin }: { isSameOrigin: boolean }) {
  const { member } = usePortal();
  useLive(isSameOrigin ? member : null);
  return null;
}
