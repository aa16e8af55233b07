import { findPath, type MenuKey, type PageLayout } from '@housebrand/shared';
import { Slice, useLanguage, useSite, type ScreenPage } from '@housebrand/shared/react';
import { writePortalAddress } from '@housebrand/theming';
import { Suspense, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { lazyScreen } from '../chunks/lazy-screen';
import { readAddress, routeOf } from '../features/addresses';
import { RouteGuard } from '../guard/route-guard';
import { BlankLayout } from '../layouts/blank-layout';
import { DefaultLayout } from '../layouts/default-layout';
import { ErrorBoundary } from '../layouts/error-boundary';
import { PageSkeleton } from '../layouts/page-skeleton';
import { PlainLayout } from '../layouts/plain-layout';
import { StartScreen } from '../layouts/start-screen';
import { NotFoundPage } from '../screens/not-found-page';
import { usePortalMessages } from '../messages';
import { screenPages } from './screen-pages';

const LAYOUTS: Record<PageLayout, ComponentType<{ children: ReactNode }>> = {
  default: DefaultLayout,
  blank: BlankLayout,
  withoutNavigation: PlainLayout,
};

const { Screen: MenuClosed } = lazyScreen(() => import('../screens/menu-closed-page'));

const table = screenPages.map((page) => ({ page, ...lazyScreen(page.load) }));

/** Loads the screen of an address ahead, so that it renders at once; a failure shows when it renders. */
export async function preloadScreen(address: { pathname: string; search: string }): Promise<void> {
  await entryOf(routeOf(address))?.preload();
}

/** Returns the layout of an address's page; `undefined` when no page has it. */
export function layoutOf(route: string | null): PageLayout | undefined {
  return entryOf(route)?.page.layout;
}

function entryOf(route: string | null) {
  const page = route === null ? undefined : findPath(screenPages, route);
  return table.find((entry) => entry.page === page);
}

interface EntryProps {
  /** The site's name. */
  site: string;
  page: ScreenPage;
  Screen: ComponentType;
  /** Replaces the screen; the layout stays. */
  instead?: 'skeleton' | ReactNode;
}

/** A page's screen in its layout, under its title. */
function Entry({ site, page, Screen, instead }: EntryProps) {
  const title = page.title[useLanguage()];
  // Without the provider there is no task to complete: the tabs lead on.
  const Layout = LAYOUTS[instead === undefined || instead === 'skeleton' ? page.layout : 'default'];
  const skeleton = page.isAgentless ? <StartScreen /> : <PageSkeleton title={title} isHome={page.path === ''} />;
  return (
    <Layout>
      <ErrorBoundary title={page.isAgentless ? undefined : title}>
        <PageTitle text={title} site={site} />
        <Slice fallback={skeleton}>{instead === 'skeleton' ? skeleton : (instead ?? <Screen />)}</Slice>
      </ErrorBoundary>
    </Layout>
  );
}

/** Renders before the screen, so that a screen can set a more specific title. */
function PageTitle({ text, site }: { text: string; site: string }) {
  useEffect(() => {
    document.title = `${text} - ${site}`;
  }, [text, site]);
  return null;
}

/** Replaces a page that the member's tier doesn't open. */
function Closed({ menu }: { menu: MenuKey }) {
  return (
    <Suspense fallback={<StartScreen />}>
      <DefaultLayout>
        <MenuClosed menu={menu} />
      </DefaultLayout>
    </Suspense>
  );
}

/**
 * The pages of an agent's site, below the prefix and an optional language. The router only gets the page that the
 * address belongs to: it sorts and compiles all of its routes for each address.
 */
export function RouteTable() {
  const { prefix, name } = useSite();
  const location = useLocation();
  const route = routeOf(location);
  const known = entryOf(route);
  const entries = known ? [known] : route === null ? [] : table;
  return (
    <Routes>
      <Route path={writePortalAddress({ prefix, language: readAddress(location.pathname).language, route: '' })}>
        {entries
          .filter(({ page }) => !page.isAgentless)
          .map(({ page, Screen }) => (
            <Route
              key={page.path}
              {...(page.path === '' ? { index: true as const } : { path: page.path })}
              element={
                <RouteGuard page={page} closed={(menu) => <Closed menu={menu} />}>
                  {(instead) => <Entry site={name} page={page} Screen={Screen} instead={instead} />}
                </RouteGuard>
              }
            />
          ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** The pages without an agent: the one for an unknown site. */
export function AgentlessTable() {
  const t = usePortalMessages();
  const { route } = readAddress(useLocation().pathname);
  const entry = entryOf(route);
  return entry?.page.isAgentless ? <Entry site={t('siteName')} page={entry.page} Screen={entry.Screen} /> : null;
}
