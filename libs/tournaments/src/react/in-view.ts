import { useCallback, useState, type RefCallback } from 'react';

/** The app bar with the pinned row above, and the tabs below, cover elements there. */
const COVERED = '-120px 0px -84px 0px';

/** Whether an element that can come and go is visible between the bars. */
export function useInView(): [RefCallback<Element>, boolean] {
  const [isInView, setInView] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true), {
      rootMargin: COVERED,
      threshold: 0.9,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, []);
  return [ref, isInView];
}
