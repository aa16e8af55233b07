import { useSession } from '@housebrand/auth/react';
import { Slice } from '@housebrand/shared/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { BottomTabs } from './bottom-tabs';
import { Column } from './column';

const SessionReminder = lazy(() => import('./session-reminder'));

/** The page has come to rest by then: what is offered beside it must not hold it up. */
const BESIDE_AFTER_MS = 4_000;
/** Nobody waits for it: where its file is gone there is nothing to offer. */
const BesidePage = lazy(() => import('../promo-slot/beside-page').catch(() => ({ default: () => null })));
let hasRested = false;

/** One and the same: they look themselves who is there. */
const tabs = (
  <Slice>
    <BottomTabs />
  </Slice>
);

/** The layout with the bottom tabs (specification section 2, layouts). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const isMember = useSession().kind === 'member';
  return (
    <>
      <Column hasTabs>{children}</Column>
      {tabs}
      <Beside />
      {isMember && (
        <Suspense>
          <SessionReminder />
        </Suspense>
      )}
    </>
  );
}

function Beside() {
  const [isDue, setDue] = useState(hasRested);
  useEffect(() => {
    const rest = () => setDue((hasRested = true));
    const timer = setTimeout(rest, BESIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? (
    <Suspense>
      <BesidePage />
    </Suspense>
  ) : null;
}
