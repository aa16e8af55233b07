import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Specification section 2: the page scrolls to its top on navigation; going back keeps the place. */
export function useScrollReset(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigation]);
}
