/** The worker of a newer build that waits, if any. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** The worker of a newer build, while one waits. */
export function waitingWorker(): ServiceWorker | null {
  return waiting;
}

export function onWaitingWorker(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function found(worker: ServiceWorker | null): void {
  // the first worker of a browser replaces nothing
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

let isRegistered = false;

/** Registers the worker once a page; a browser without workers, or one that refuses, goes on without. */
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
    // whoever comes back to a page that stood open for days asks whether there is a newer one
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    });
  } catch {
    // the portal needs no worker
  }
}

/** Goes on with the newer build: the worker takes over, and the page is loaded anew once it has. */
export function update(): void {
  // another tab has let it take over: this page alone is of the build before
  if (waiting?.state !== 'installed') return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting?.postMessage('update');
}
