import { useEffect, useRef, useState } from 'react';

/** Specification section 9: what shows that data is fetched stays at least this long, so that nothing flickers. */
export const MINIMUM_DISPLAY_MS = 200;

/**
 * True while `isPending`, and until it has been true for `minimumMs`. Data that is there at the first render shows at
 * once: nothing was on show that could flicker.
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
