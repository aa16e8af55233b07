import { LANGUAGES, type MenuKey } from '@housebrand/shared';
import {
  hostPaths,
  replaceWords,
  SheetTarget,
  speak,
  type HostRoutes,
  type HostWords,
  type Pathfinder,
} from '@housebrand/shared/react';
import type { AgentConfig, ThemeColors } from '@housebrand/theming';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Queries, useConnection, type ConnectionProps } from './connection';
import { HostTheme } from './host-look';
import { HostRouter, type OnNavigate } from './host-router';
import { SiteFrame } from './site-frame';

const HostMessages = lazy(() => import('./host-messages'));

/** What the provider of components and screens is told. */
export interface HousebrandProviderProps extends ConnectionProps {
  /** The agent's, `MTO`. */
  prefix: string;
  /** `th`, `en`, or a third one with its `words`; left out: the page's own choice stays. */
  language?: string | undefined;
  /**
   * Ten colours; `agent` (which is meant when it is left out): those of the agent's configuration; `page`: the page has the
   * tokens and page rules itself, as the portal does.
   */
  look?: ThemeColors | 'agent' | 'page' | undefined;
  /** Words in the place of ours, or of a language of the site's own: `{ lo: { auth: { loginAction: '…' } } }`. */
  words?: HostWords | undefined;
  /** Where the site has its pages, by name; what it does not name has no link. Left out: below the prefix, as in the portal. */
  routes?: HostRoutes | undefined;
  /** Leads to an address of the site; left out: its react-router, else the browser. */
  onNavigate?: OnNavigate | undefined;
  /** A call found that the session is over; the page is a guest's already. */
  onSessionEnd?: (() => void) | undefined;
  /** The agent's configuration, when the page knows it already. */
  config?: AgentConfig | undefined;
  minimumAge?: number | undefined;
  /** The page that a menu leads to, without the prefix. */
  menuPath?: ((menu: MenuKey) => string | null) | undefined;
}

/** Everything that components and screens of ours need around them. One is enough for a site. */
export function HousebrandProvider(props: HousebrandProviderProps) {
  const { language, words, queryClient, onNavigate, children } = props;
  useConnection(props);
  useMemo(() => {
    if (words) replaceWords(words);
    if (language !== undefined) speak(language);
  }, [language, words]);
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

/** In the site's look, with a place for what lies over the page: sheets, questions and messages. */
function Themed({ colors, children }: { colors: ThemeColors | undefined; children: ReactNode }) {
  const [sheets, setSheets] = useState<HTMLElement | null>(null);
  return (
    <SheetTarget value={sheets}>
      {colors && <HostTheme colors={colors} />}
      <div data-housebrand="">
        {children}
        <Suspense>
          <HostMessages />
        </Suspense>
      </div>
      <div data-housebrand="" ref={setSheets} />
    </SheetTarget>
  );
}

/** Languages whose words are inside. */
export const OWN_LANGUAGES: readonly string[] = LANGUAGES;
