import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepScrollPlace, scrollOf, scrollPlace } from './scroll-places';

/**
 * Keeps the scroll position of this history entry, and restores it when back, forward or a reload opens the page
 * again, or when a navigation asks for it (`ScrollState`), as soon as `isReady` reports that the content is there.
 *
 * @returns the position at opening, in pixels
 */
export function useScrollPlace(isReady: boolean): number {
  const { key: own, pathname, search, state } = useLocation();
  // every page that is loaded by its address starts with the same key
  const key = own === 'default' ? pathname + search : own;
  const navigation = useNavigationType();
  const [openedAt] = useState(() => (navigation === 'POP' ? scrollPlace(key) : (scrollOf(state) ?? 0)));
  const isRestored = useRef(false);
  const latest = useRef(0);
  const keep = useEffectEvent(() => keepScrollPlace(key, latest.current));
  useLayoutEffect(() => {
    if (!isReady || isRestored.current) return;
    isRestored.current = true;
    if (openedAt > 0) window.scrollTo(0, openedAt);
  }, [isReady, openedAt]);
  // The browser would restore a position of its own, which may be older than the last scroll. New entries inherit the setting.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, [key]);
  // In a layout effect, so that its cleanup runs before the next page changes the scroll position.
  useLayoutEffect(() => {
    const follow = (): void => {
      latest.current = window.scrollY;
    };
    const leave = (): void => keep();
    // the visitor may have scrolled the server's page before React hydrated it
    latest.current = openedAt || window.scrollY;
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
