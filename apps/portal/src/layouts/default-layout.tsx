import { useSession } from '@housebrand/auth/react';
import { Slice } from '@housebrand/shared/react';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../chunks/lazy-screen';
import { BottomTabs } from './bottom-tabs';
import { Column } from './column';
import { TabSheet } from './tab-sheets';

const SessionReminder = lazyPart(() => import('./session-reminder'));

/** Time until the page is at rest: offers beside it must not slow it down. */
const PROMO_SLOT_DELAY_MS = 4_000;
const PromoSlot = lazyPart(() => import('../promo-slot/promo-slot'));
let hasRested = false;

/** A constant element: the tabs read the session themselves. */
const tabs = (
  <Slice>
    <BottomTabs />
  </Slice>
);

/** The layout with the bottom tabs (specification section 2, layouts). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const session = useSession().kind;
  return (
    <>
      <Column hasTabs>{children}</Column>
      {tabs}
      <DelayedPromoSlot />
      {(session === 'member' || session === 'unreachable') && <TabSheet name="search" />}
      {session === 'member' && (
        <>
          <TabSheet name="services" />
          <Suspense>
            <SessionReminder />
          </Suspense>
        </>
      )}
    </>
  );
}

function DelayedPromoSlot() {
  const [isDue, setDue] = useState(hasRested);
  useEffect(() => {
    const rest = () => {
      hasRested = true;
      setDue(true);
    };
    const timer = setTimeout(rest, PROMO_SLOT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? (
    <Suspense>
      <PromoSlot />
    </Suspense>
  ) : null;
}
