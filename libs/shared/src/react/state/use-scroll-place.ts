import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepScrollPlace, scrollPlace } from './scroll-places';

/**
 * Keeps where this page of the history is scrolled to, and goes back there when it is opened again by back, forward or a
 * reload: as soon as `isReady` says that what was scrolled is there.
 *
 * @returns the place it opens at, pixels
 */
export function useScrollPlace(isReady: boolean): number {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [openedAt] = useState(() => (navigation === 'POP' ? scrollPlace(key) : 0));
  const isRestored = useRef(false);
  const latest = useRef(0);
  const keep = useEffectEvent(() => keepScrollPlace(key, latest.current));
  useLayoutEffect(() => {
    if (!isReady || isRestored.current) return;
    isRestored.current = true;
    if (openedAt > 0) window.scrollTo(0, openedAt);
  }, [isReady, openedAt]);
  // in a layout effect, so that its end comes before the page that follows changes the scroll
  useLayoutEffect(() => {
    const follow = (): void => {
      latest.current = window.scrollY;
    };
    const leave = (): void => keep();
    latest.current = openedAt;
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [openedAt]);
  return openedAt;
}
