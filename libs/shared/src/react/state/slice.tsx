import { createContext, Suspense, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from './idle';

/** Longer than this after the last one nobody waits for a part that does not come, as soon as the page has nothing else to do. */
const LONGEST_WAIT_MS = 4_000;
/** A page that never rests is not waited for longer. */
const LONGEST_BUSY_MS = 60_000;

let missing = 0;
let tellAll: () => void = () => undefined;
let allStand: Promise<void> = Promise.resolve();
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
      <Mark />
      {children}
    </Suspense>
  );
}

function Mark() {
  useEffect(stands, []);
  return null;
}

function stands(): void {
  if (missing === 0) return;
  missing -= 1;
  waitForNext();
}

function waitForNext(): void {
  clearTimeout(patience);
  if (missing === 0) tellAll();
  else patience = setTimeout(() => whenIdle(tellAll, LONGEST_BUSY_MS), LONGEST_WAIT_MS);
}

/**
 * Before the page is taken over: how many slices the server drew.
 * @returns to be called when React begins: however long its files took to come, the wait for the first slice begins there
 */
export function expectSlices(count: number): () => void {
  missing = count;
  if (count === 0) return () => undefined;
  allStand = new Promise((done) => {
    tellAll = done;
  });
  return waitForNext;
}

/**
 * When React has taken over all that the server drew; at once where it drew nothing. A reply that came sooner would change
 * a part that is not taken over yet, and React would throw away what the member is looking at.
 */
export function whenHydrated(): Promise<void> {
  return allStand;
}
