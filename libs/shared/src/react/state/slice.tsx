import { createContext, Suspense, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from './idle';

/** Longer than this after the last one nobody waits for a part that does not come, as soon as the page has nothing else to do. */
const MAX_WAIT_MS = 4_000;
/** A page that never rests is not waited for longer. */
const MAX_BUSY_MS = 60_000;

let missing = 0;
let notifyAll: () => void = () => undefined;
let allStand: Promise<void> = Promise.resolve();
/** When the last slice came to stand, or the wait for the first began. */
let stoodAt = 0;
let patience: ReturnType<typeof setTimeout> | undefined;

/** Counts a slice that the server draws; `null` in a browser. */
const Counted = createContext<(() => void) | null>(null);

/** Counts the slices that are drawn inside `Counter`: for the server, see {@link expectSlices}. */
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
 * A part of the page that React takes over by itself, in a task of its own, when the page's first view was drawn by the
 * server. Anywhere else it is nothing but what is in it.
 */
export function Slice({ children }: { children: ReactNode }) {
  use(Counted)?.();
  return (
    <Suspense>
      {mark}
      {children}
    </Suspense>
  );
}

function Mark() {
  useEffect(stands, []);
  return null;
}

/** One and the same: what changes around a slice does not draw it anew. */
const mark = <Mark />;

function stands(): void {
  if (missing === 0) return;
  missing -= 1;
  stoodAt = performance.now();
  if (missing > 0) return;
  clearTimeout(patience);
  notifyAll();
}

/** One timer for all slices: many of them come to stand in one task, and a clock that is set for each costs more than they do. */
function waitSince(since: number): void {
  stoodAt = since;
  const look = (): void => {
    const left = stoodAt + MAX_WAIT_MS - performance.now();
    if (left > 0) patience = setTimeout(look, left);
    else whenIdle(notifyAll, MAX_BUSY_MS);
  };
  look();
}

/**
 * Before the page is taken over: how many slices the server drew.
 * @returns to be called when React begins: however long its files took to come, the wait for the first slice begins there
 */
export function expectSlices(count: number): () => void {
  missing = count;
  if (count === 0) return () => undefined;
  allStand = new Promise((done) => {
    notifyAll = done;
  });
  return () => waitSince(performance.now());
}

/**
 * When React has taken over all that the server drew; at once where it drew nothing. A reply that came sooner would change
 * a part that is not taken over yet, and React would throw away what the member is looking at.
 */
export function whenHydrated(): Promise<void> {
  return allStand;
}
