import { LANGUAGES, type MenuKey } from '@housebrand/shared';
import {
  hostPaths,
  overrideMessages,
  SheetTarget,
  speak,
  type HostRoutes,
  type MessageOverrides,
  type Pathfinder,
} from '@housebrand/shared/react';
import type { AgentConfig, ThemeColors } from '@housebrand/theming';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { hostLanguage, Queries, useConnection, type ConnectionProps } from './connection';
import { HostTheme } from './host-theme';
import { HostRouter, type OnNavigate } from './host-router';
import { SiteFrame } from './site-frame';
import type { EndedSession } from './site-member';

const HostOverlays = lazy(() => import('./host-overlays'));

/** Props of the provider for components and screens. */
export interface HousebrandProviderProps extends ConnectionProps {
  /** The agent's prefix, such as `MTO`. */
  prefix: string;
  /** `th`, `en`, or a third language with its `messages`; by default that of the host page, `<html lang>`. */
  language?: string | undefined;
  /**
   * Ten colours; `agent` (the default) for those of the agent's configuration; `page` if the page has the tokens and
   * page rules itself, as the portal does.
   */
  look?: ThemeColors | 'agent' | 'page' | undefined;
  /**
   * Messages that replace ours, or belong to a language of the site's own: `{ lo: { auth: { loginAction: '…' } } }`.
   */
  messages?: MessageOverrides | undefined;
  /**
   * The site's addresses of our pages, by name; a page without a name gets no link. If omitted, pages are below the
   * prefix, as in the portal.
   */
  routes?: HostRoutes | undefined;
  /** Navigates to an address of the site; by default its react-router does, else the browser. */
  onNavigate?: OnNavigate | undefined;
  /** Called when a call finds that the session is over; the page already shows a guest. */
  onSessionEnd?: ((end: EndedSession) => void) | undefined;
  /** The agent's configuration, if the page already has it. */
  config?: AgentConfig | undefined;
  minimumAge?: number | undefined;
  /** Returns the page that a menu leads to, without the prefix. */
  menuPath?: ((menu: MenuKey) => string | null) | undefined;
}

/** Provides all that our components and screens need. A site needs only one. */
export function HousebrandProvider(props: HousebrandProviderProps) {
  const { language = hostLanguage(), messages, queryClient, onNavigate, children } = props;
  useConnection(props);
  useMemo(() => {
    if (messages) overrideMessages(messages);
    speak(language);
  }, [language, messages]);
  return (
    <Queries queryClient={queryClient}>
      <HostRouter onNavigate={onNavigate}>
        <Site {...props}>{children}</Site>
      </HostRouter>
    </Queries>
  );
}

function Site({ look = 'agent', routes, baseUrl, tokens, children, ...props }: HousebrandProviderProps) {
  const pathTo = useMemo((): Pathfinder | undefined => routes && hostPaths(routes), [routes]);
  return (
    <SiteFrame {...props} pathTo={pathTo} isSameOrigin={!baseUrl && !tokens}>
      {(agent) =>
        look === 'page' ? children : <Themed colors={look === 'agent' ? agent?.themes : look}>{children}</Themed>
      }
    </SiteFrame>
  );
}

/** Applies the site's look, and hosts what appears above the page: sheets, questions and toasts. */
function Themed({ colors, children }: { colors: ThemeColors | undefined; children: ReactNode }) {
  const [sheets, setSheets] = useState<HTMLElement | null>(null);
  return (
    <SheetTarget value={sheets}>
      {colors && <HostTheme colors={colors} />}
      <div data-housebrand="">
        {children}
        <Suspense>
          <HostOverlays />
        </Suspense>
      </div>
      <div data-housebrand="" data-housebrand-sheets="" ref={setSheets} />
    </SheetTarget>
  );
}

/** Languages with built-in messages. */
export const OWN_LANGUAGES: readonly string[] = LANGUAGES;
