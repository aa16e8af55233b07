import { useDialogStore } from '@housebrand/shared/react';
import { lazy, Suspense, useRef } from 'react';

const DialogHost = lazy(() => import('./dialogs'));

/** Loads the dialogs when the first question is asked, and keeps them from then on. */
export function DialogSlot() {
  const isAsked = useDialogStore((state) => state.current !== null);
  const wasAsked = useRef(false);
  if (isAsked) wasAsked.current = true;
  return wasAsked.current ? (
    <Suspense>
      <DialogHost />
    </Suspense>
  ) : null;
}
