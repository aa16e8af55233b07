import { lazy, Suspense, useRef } from 'react';

const ClaimsPanel = lazy(() => import('./claims-panel'));

/** Whether the sheet of income and cashback is open; what it asks the server, it asks when it opens. */
export interface ClaimsSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Cashback and gathered income, over the home (`?open=cashback`: the specification has no route for them). */
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
