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

let isRegistered = false;

/** Registers the worker once per page; without worker support, or after a failure, the page works without it. */
export async function registerServiceWorker(): Promise<void> {
  if (isRegistered || !('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  isRegistered = true;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    found(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed') found(next);
      });
    });
    // A member who returns to a page that was open for days gets a check for a newer build.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    });
  } catch {
    // The portal works without a worker.
  }
}

/** Switches to the newer build: the worker takes over, then the page reloads. */
export function update(): void {
  // Another tab has activated it: only this page still runs the older build.
  if (waiting?.state !== 'installed') return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting?.postMessage('update');
}
