import { lazy, Suspense, useRef } from 'react';
import { useCountedSheet } from '../../browser';
import type { SheetProps } from './sheet-panel';

const loadPanel = () => import('./sheet-panel');
const SheetPanel = lazy(loadPanel);

/**
 * A panel from the bottom, above everything; Escape, the backdrop and the close button close it and return the focus.
 * Its code, with Mantine's drawer, loads when the first one opens.
 */
export function Sheet(props: SheetProps) {
  useCountedSheet(props.isOpen);
  const wasOpen = useRef(props.isOpen);
  if (props.isOpen) wasOpen.current = true;
  if (!wasOpen.current) return null;
  return (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  );
}

/** Loads the panel's code before the first opening, for example when the page is at rest. */
export function preloadSheet(): void {
  // The sheet loads it again when it opens, and then reports the failure.
  loadPanel().catch(() => undefined);
}
