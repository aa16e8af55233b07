import { whenIdle } from '@housebrand/shared/react';

/** The worker of a newer build that waits, if any. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Returns the worker of a newer build while one waits. */
export function waitingWorker(): ServiceWorker | null {
  return waiting;
}

export function onWaitingWorker(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function found(worker: ServiceWorker | null): void {
  // A browser's first worker replaces nothing.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Reports the worker of a newer build as soon as it waits. Another tab may have started the update before this one registered. */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    found(registration.waiting);
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') found(next);
    });
  };
  look();
  registration.addEventListener('updatefound', look);
}

let isRegistered = false;

/** Registers the worker once per page; without worker support, or after a failure, the page works without it. */
export async function registerServiceWorker(): Promise<void> {
  if (isRegistered || !('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  isRegistered = true;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    watchUpdates(registration);
    // A member who returns to a page that was open for days gets a check for a newer build.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    });
  } catch {
    // The portal works without a worker.
  }
}

/** Time that an idle page may let the worker wait. */
const MAX_BUSY_MS = 10_000;

/** Whether the browser is set to save data. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Makes the worker keep the files of all pages once this one is idle, so that each opens offline. */
export async function keepAllPages(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const { active } = await navigator.serviceWorker.ready;
  whenIdle(() => active?.postMessage({ keep: window.location.pathname }), MAX_BUSY_MS);
}

/** Time for the older worker to end its downloads; a worker that doesn't say when they have ended is left that long, too. */
const LEAVE_MS = 3000;
/** Time after which the page reloads although the older worker is still in control: the network answers with the newer build. */
const TAKE_OVER_MS = 10_000;

/** Switches to the newer build: the older worker ends its work, the newer one takes over, and the page reloads. */
export function update(): void {
  const next = waiting;
  const reload = (): void => window.location.reload();
  // Another tab has activated it: only this page still runs the older build.
  if (next?.state !== 'installed') return reload();
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', reload, { once: true });
  window.setTimeout(reload, TAKE_OVER_MS);
  const takeOver = (): void => next.postMessage('update');
  const late = window.setTimeout(takeOver, LEAVE_MS);
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== 'left') return;
    window.clearTimeout(late);
    takeOver();
  });
  serviceWorker.controller?.postMessage('leave');
}
