import { lazy, Suspense, useRef } from 'react';
import type { ClaimsSheetProps } from './claims-panel';

const ClaimsPanel = lazy(() => import('./claims-panel'));

/** Cashback and gathered income, above the home page (`?open=cashback`; the specification has no route for them). */
export function ClaimsSheet(props: ClaimsSheetProps) {
  const wasOpen = useRef(props.isOpen);
  if (props.isOpen) wasOpen.current = true;
  if (!wasOpen.current) return null;
  return (
    <Suspense>
      <ClaimsPanel {...props} />
    </Suspense>
  );
}
