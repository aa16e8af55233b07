import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../../core';

/** Width from which there is space beside the column, in em: enlarged text needs a wider screen. */
const WIDE = `(min-width: ${BREAKPOINTS.lg / 16}em)`;

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', notify);
  return () => query?.removeEventListener('change', notify);
}

/** Whether there is space beside the column (specification section 9, breakpoint lg); `false` in the first view. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
}
