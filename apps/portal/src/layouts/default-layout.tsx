import { useSession } from '@housebrand/auth/react';
import { Slice } from '@housebrand/shared/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { BottomTabs } from './bottom-tabs';
import { Column } from './column';

const SessionReminder = lazy(() => import('./session-reminder'));

/** The page has come to rest by then: what is offered beside it must not hold it up. */
const INSTALL_AFTER_MS = 4_000;
/** Nobody waits for it: where its file is gone there is nothing to offer. */
const InstallCard = lazy(() => import('../install/install-card').catch(() => ({ default: () => null })));

/** The layout with the bottom tabs (specification section 2, layouts). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const isMember = useSession().kind === 'member';
  return (
    <>
      <Column hasTabs>{children}</Column>
      <Slice>
        <BottomTabs />
      </Slice>
      <Install />
      {isMember && (
        <Suspense>
          <SessionReminder />
        </Suspense>
      )}
    </>
  );
}

function Install() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setDue, INSTALL_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? (
    <Suspense>
      <InstallCard />
    </Suspense>
  ) : null;
}
