import { useSession } from '@housebrand/auth/react';
import { Slice } from '@housebrand/shared/react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { BottomTabs } from './bottom-tabs';
import { Column } from './column';

const SessionReminder = lazy(() => import('./session-reminder'));

/** The layout with the bottom tabs (specification section 2, layouts). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const isMember = useSession().kind === 'member';
  return (
    <>
      <Column hasTabs>{children}</Column>
      <Slice>
        <BottomTabs />
      </Slice>
      {isMember && (
        <Suspense>
          <SessionReminder />
        </Suspense>
      )}
    </>
  );
}
