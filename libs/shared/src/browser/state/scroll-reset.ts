import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollOf } from './scroll-places';

/**
 * Scrolls to the top on navigation; going back keeps the position (specification section 2). Moves the focus to the
 * new page's title, so that screen readers announce it, unless the page has set the focus itself.
 */
export function useScrollReset(): void {
  const { pathname, state } = useLocation();
  const isPlaced = scrollOf(state) !== null;
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation !== 'POP' && !isPlaced) window.scrollTo(0, 0);
  }, [pathname, navigation, isPlaced]);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const title = document.querySelector('h1');
    if (!title || document.querySelector('main')?.contains(document.activeElement)) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [pathname]);
}
