import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createPath, Router, useInRouterContext, type To } from 'react-router';

/** Navigates to an address of the site: with its own router, or through the browser. */
export type OnNavigate = (address: string, options: { replace: boolean }) => void;

const loadPage: OnNavigate = (address, { replace }) => {
  if (replace) window.location.replace(address);
  else window.location.assign(address);
};

const listeners = new Set<() => void>();
const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
};
const address = (): string => window.location.pathname + window.location.search + window.location.hash;
const href = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/** Handles links and addresses: with the site's react-router if there is one, else with {@link OnNavigate}. */
export function HostRouter({ onNavigate, children }: { onNavigate?: OnNavigate | undefined; children: ReactNode }) {
  return useInRouterContext() ? children : <OwnRouter onNavigate={onNavigate ?? loadPage}>{children}</OwnRouter>;
}

function OwnRouter({ onNavigate, children }: { onNavigate: OnNavigate; children: ReactNode }) {
  const location = useSyncExternalStore(follow, address, () => '/');
  const navigator = useMemo(() => {
    const lead = (to: To, replace: boolean): void => {
      onNavigate(href(to), { replace });
      for (const notify of listeners) notify();
    };
    return {
      createHref: href,
      push: (to: To) => lead(to, false),
      replace: (to: To) => lead(to, true),
      go: (steps: number) => window.history.go(steps),
    };
  }, [onNavigate]);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
