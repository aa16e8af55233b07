import { useDialogStore } from '@housebrand/shared/react';
import { Suspense, useRef } from 'react';
import { lazyScreen } from '../chunks/lazy-screen';

const { Screen: DialogHost } = lazyScreen(() => import('./dialogs'));

/** Loads the dialogs with the first question, and keeps them from then on. */
export function DialogSlot() {
  const isRequested = useDialogStore((state) => state.current !== null);
  const wasRequested = useRef(false);
  if (isRequested) wasRequested.current = true;
  return wasRequested.current ? (
    <Suspense>
      <DialogHost />
    </Suspense>
  ) : null;
}
