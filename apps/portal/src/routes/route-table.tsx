import type { FeatureRoute, RouteLayout } from '@housebrand/shared/react';
import { usePortal } from '@housebrand/shared/react';
import { readPortalAddress, writePortalAddress } from '@housebrand/theming';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { lazyScreen } from '../chunks/lazy-screen';
import { RouteGuard } from '../guard/route-guard';
import { BlankLayout } from '../layouts/blank-layout';
import { DefaultLayout } from '../layouts/default-layout';
import { ErrorBoundary } from '../layouts/error-boundary';
import { PlainLayout } from '../layouts/plain-layout';
import { StartScreen } from '../layouts/start-screen';
import { NotFoundPage } from '../screens/not-found-page';
import { routes } from './routes';

const LAYOUTS: Record<RouteLayout, ComponentType<{ children: ReactNode }>> = {
  default: DefaultLayout,
  blank: BlankLayout,
  withoutNavigation: PlainLayout,
};

const table = routes.map((route) => ({ route, Screen: lazyScreen(route.load), Layout: LAYOUTS[route.layout] }));

interface EntryProps {
  route: FeatureRoute;
  Screen: ComponentType;
  Layout: ComponentType<{ children: ReactNode }>;
}

function Entry({ route, Screen, Layout }: EntryProps) {
  return (
    <RouteGuard route={route}>
      <Suspense fallback={<StartScreen />}>
        <Layout>
          <ErrorBoundary>
            <Screen />
          </ErrorBoundary>
        </Layout>
      </Suspense>
    </RouteGuard>
  );
}

/** The routes, below the prefix and the language that the address may name. */
export function RouteTable() {
  const { prefix } = usePortal();
  const { language } = readPortalAddress(useLocation().pathname);
  return (
    <Routes>
      <Route path={writePortalAddress({ prefix, language, route: '' })}>
        {table.map(({ route, ...entry }) => (
          <Route
            key={route.path}
            {...(route.path === '' ? { index: true as const } : { path: route.path })}
            element={<Entry route={route} {...entry} />}
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
