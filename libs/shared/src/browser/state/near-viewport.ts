import { startTransition, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How far below the screen a section is prepared: a little at first, further once the visitor scrolls. */
const INITIAL_MARGIN = '100px 0px';
const MARGIN_AFTER_SCROLL = '700px 0px';

/** True once the element has come near the screen, and from then on. */
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
    let observer = watch(INITIAL_MARGIN);
    const onScroll = (): void => {
      observer.disconnect();
      observer = watch(MARGIN_AFTER_SCROLL);
    };
    window.addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [isNear]);
  return [element, isNear];
}
