import { useSession } from '@housebrand/auth/react';
import { useIsWide } from '@housebrand/shared/react';
import { Suspense } from 'react';
import { lazyPart } from '../chunks/lazy-screen';

const SideNavigation = lazyPart(() => import('./side-navigation'));
const SideToday = lazyPart(() => import('./side-today'));

/** The navigation beside the column: a constant element, because it reads the session itself. */
export const sideNavigation = (
  <Suspense>
    <SideNavigation />
  </Suspense>
);

/** The member's day beside the column of a wide screen; phones do not load it. */
export function TodayBeside({ route }: { route: string }) {
  const isMember = useSession().kind === 'member';
  if (!useIsWide() || !isMember) return null;
  return (
    <Suspense>
      <SideToday route={route} />
    </Suspense>
  );
}
