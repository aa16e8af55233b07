import { createContext, Suspense, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from './idle';

/** Maximum wait for a missing slice, counted from the last one; replies are then released once the page is idle. */
const MAX_WAIT_MS = 4_000;
/** Maximum further wait for a page that never becomes idle. */
const MAX_BUSY_MS = 60_000;

let missing = 0;
let notifyAll: () => void = () => undefined;
let allHydrated: Promise<void> = Promise.resolve();
/** When the last slice was hydrated, or the wait for the first one started. */
let lastHydratedAt = 0;
let waitTimer: ReturnType<typeof setTimeout> | undefined;

/** Counts a slice that the server renders; `null` in a browser. */
const Counted = createContext<(() => void) | null>(null);

/** Counts the slices that render inside `Counter`: for the server, see {@link expectSlices}. */
export function countSlices() {
  let count = 0;
  const add = (): void => {
    count += 1;
  };
  return {
    count: () => count,
    Counter: ({ children }: { children: ReactNode }) => <Counted value={add}>{children}</Counted>,
  };
}

/**
 * A part of the page that React hydrates in its own task when the server rendered the first view. Otherwise it only
 * renders its children, or the fallback while their files load.
 */
export function Slice({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  use(Counted)?.();
  return (
    <Suspense fallback={fallback}>
      {mark}
      {children}
    </Suspense>
  );
}

function Mark() {
  useEffect(markHydrated, []);
  return null;
}

/** A constant element: re-renders around a slice don't re-render it. */
const mark = <Mark />;

function markHydrated(): void {
  if (missing === 0) return;
  missing -= 1;
  lastHydratedAt = performance.now();
  if (missing > 0) return;
  clearTimeout(waitTimer);
  notifyAll();
}

/** One timer for all slices: many are hydrated within one task, and a timer for each costs more than the slices. */
function waitSince(since: number): void {
  lastHydratedAt = since;
  const check = (): void => {
    const left = lastHydratedAt + MAX_WAIT_MS - performance.now();
    if (left > 0) waitTimer = setTimeout(check, left);
    else whenIdle(notifyAll, MAX_BUSY_MS);
  };
  check();
}

/**
 * Sets the number of slices that the server rendered; call it before hydration.
 * @returns a function to call when React starts: the wait for the first slice begins then, however long scripts took
 * to load
 */
export function expectSlices(count: number): () => void {
  missing = count;
  if (count === 0) return () => undefined;
  allHydrated = new Promise((done) => {
    notifyAll = done;
  });
  return () => waitSince(performance.now());
}

/** Whether React still hydrates what the server rendered: until then, a view must not use what only this browser stores. */
export function isHydrating(): boolean {
  return missing > 0;
}

/**
 * Resolves when React has hydrated all that the server rendered; at once when that is nothing. An earlier reply would
 * change a part that is not hydrated yet, and React would discard the view that the member sees.
 */
export function whenHydrated(): Promise<void> {
  return allHydrated;
}
