import { lazy, Suspense, useEffect, useState } from 'react';
import type { AgentConfig } from '../../core';

/** No phone has room for them, so none fetches them. */
const AmbientSides = lazy(() => import('./ambient-sides'));

/** From here on there is room beside the column (specification section 9, breakpoint lg). */
const WIDE = '(min-width: 1024px)';

/** The site's origin, when there is room beside the column; `null` when there is none, and at the first drawing. */
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

/** What stands beside the phone's column on a wide screen. */
export interface AmbientBackdropProps {
  config: AgentConfig;
  minimumAge: number;
  /** Path of the page that the QR code leads to. */
  path: string;
}

/** What stands around the column on a wide screen: the agent's own light, its name, and the way to the phone. */
export function AmbientBackdrop(props: AmbientBackdropProps) {
  const origin = useOriginOfWide();
  if (origin === null) return null;
  return (
    <Suspense>
      <AmbientSides {...props} origin={origin} />
    </Suspense>
  );
}
