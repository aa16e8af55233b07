import { useEffect, useRef, useState } from 'react';

/** Minimum time that a loading indicator stays, so that nothing flickers (specification section 9). */
export const MINIMUM_DISPLAY_MS = 200;

/**
 * True while `isPending`, and until it has been true for `minimumMs`. Data available at the first render shows at
 * once: nothing could flicker.
 */
export function useMinimumDisplayDelay(isPending: boolean, minimumMs: number = MINIMUM_DISPLAY_MS): boolean {
  const since = useRef<number | null>(null);
  const [isHeld, setHeld] = useState(isPending);
  useEffect(() => {
    if (isPending) {
      since.current = performance.now();
      setHeld(true);
      return undefined;
    }
    if (since.current === null) return undefined;
    const left = minimumMs - (performance.now() - since.current);
    since.current = null;
    if (left <= 0) {
      setHeld(false);
      return undefined;
    }
    const timer = setTimeout(() => setHeld(false), left);
    return () => clearTimeout(timer);
  }, [isPending, minimumMs]);
  return isPending || isHeld;
}
