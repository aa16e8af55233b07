import { useIsWide } from '@housebrand/shared/react';
import { lazy, Suspense } from 'react';
import type { AmbientBackdropProps } from './ambient-sides';

/** Loaded separately: no phone has space for it. */
const AmbientSides = lazy(() => import('./ambient-sides'));

/**
 * The surroundings of the column on a wide screen: the agent's glow, its name, the navigation, and the QR code for the
 * phone.
 */
export function AmbientBackdrop(props: AmbientBackdropProps) {
  if (!useIsWide()) return null;
  return (
    <Suspense>
      <AmbientSides {...props} />
    </Suspense>
  );
}
