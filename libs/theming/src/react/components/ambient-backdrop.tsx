import { lazy, Suspense, useEffect, useState } from 'react';
import type { AmbientBackdropProps } from './ambient-sides';

/** Loaded separately: no phone has space for it. */
const AmbientSides = lazy(() => import('./ambient-sides'));

/** Width from which there is space beside the column (specification section 9, breakpoint lg). */
const WIDE = '(min-width: 1024px)';

/** Returns the site's origin when there is space beside the column; `null` otherwise, and at the first render. */
function useOriginOfWide(): string | null {
  const [origin, setOrigin] = useState<string | null>(null);
  useEffect(() => {
    const query = window.matchMedia?.(WIDE);
    if (!query) return undefined;
    const follow = () => setOrigin(query.matches ? window.location.origin : null);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return origin;
}

/** The surroundings of the column on a wide screen: the agent's glow, its name, and the QR code for the phone. */
export function AmbientBackdrop(props: AmbientBackdropProps) {
  const origin = useOriginOfWide();
  if (origin === null) return null;
  return (
    <Suspense>
      <AmbientSides {...props} origin={origin} />
    </Suspense>
  );
}
