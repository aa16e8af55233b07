import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How far below the screen a section is made ready. */
const AHEAD = '700px 0px';

/** True from the moment the element comes near the screen, and ever after. */
export function useNearViewport<T extends Element>(isNearAtOnce: boolean): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setNear] = useState(isNearAtOnce);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    if (typeof IntersectionObserver !== 'function') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [element, isNear];
}
