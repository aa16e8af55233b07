import { whenIdle } from '@housebrand/shared/react';
import { startTransition, useEffect, useState } from 'react';

/** So long after its first view a page counts as at rest. */
const REST_MS = 3_000;
const TOUCHES = ['scroll', 'pointerdown', 'keydown', 'resize'] as const;
/** A window that is taller sees beyond what the page came with. */
const FIRST_VIEW_PX = 1_200;

/** True when the page has come to rest or somebody has touched it: what the first view did without may come. */
export function useRested(): boolean {
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    const end = (): void => startTransition(() => setRested(true));
    // whoever has scrolled before there was anybody to hear it
    if (window.scrollY > 0 || window.innerHeight > FIRST_VIEW_PX) end();
    const timer = setTimeout(() => whenIdle(end), REST_MS);
    for (const touch of TOUCHES) window.addEventListener(touch, end, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, end);
    };
  }, []);
  return hasRested;
}
