import { createContext, lazy, Suspense, useRef } from 'react';
import type { SheetProps } from './sheet-panel';

const loadPanel = () => import('./sheet-panel');
const SheetPanel = lazy(loadPanel);

/** Where sheets are put on the page; `null`: at the end of its body, where the portal's look reaches. */
export const SheetTarget = createContext<HTMLElement | null>(null);

/**
 * A panel from below, over everything; Escape, the scrim and the cross close it, and the focus goes back. Its code, and
 * Mantine's drawer with it, comes when the first one opens.
 */
export function Sheet(props: SheetProps) {
  const wasOpen = useRef(props.isOpen);
  if (props.isOpen) wasOpen.current = true;
  if (!wasOpen.current) return null;
  return (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  );
}

/** Fetches the panel ahead of the first opening, for example when the page has come to rest. */
export function preloadSheet(): void {
  // the sheet asks again when it opens, and says then what went wrong
  loadPanel().catch(() => undefined);
}
