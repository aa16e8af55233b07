import { whenIdle } from '@housebrand/shared/react';
import { startTransition, useEffect, useState } from 'react';

/** Delay after the first view until the page counts as rested. */
const REST_MS = 3_000;
const TOUCHES = ['scroll', 'pointerdown', 'keydown', 'resize'] as const;
/** Taller windows show more than the page's preloaded part. */
const FIRST_VIEW_PX = 1_200;

/** True once the page has rested or the visitor has interacted with it: the rest of the page may load now. */
export function useRested(): boolean {
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    const end = (): void => startTransition(() => setRested(true));
    // The visitor may have scrolled before the listeners were attached.
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
