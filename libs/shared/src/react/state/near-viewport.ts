import { startTransition, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How far below the screen a section is made ready: a little at first, further for whoever scrolls. */
const AHEAD = '100px 0px';
const AHEAD_OF_A_SCROLL = '700px 0px';

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
    const { current } = element;
    const watch = (rootMargin: string): IntersectionObserver => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
        },
        { rootMargin },
      );
      observer.observe(current);
      return observer;
    };
    let observer = watch(AHEAD);
    const onScroll = (): void => {
      observer.disconnect();
      observer = watch(AHEAD_OF_A_SCROLL);
    };
    window.addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [isNear]);
  return [element, isNear];
}
