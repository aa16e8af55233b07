/** Chromium's event for a page that can be installed; TypeScript doesn't declare it yet. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's install event until the portal makes the offer: it fires before anything renders. */
export function keepInstallPrompt(): void {
  const set = (prompt: InstallPrompt | null) => {
    kept = prompt;
    for (const listener of listeners) listener();
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => set(null));
}

/** Returns the browser's install event while there is one. */
export function installPrompt(): InstallPrompt | null {
  return kept;
}

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
