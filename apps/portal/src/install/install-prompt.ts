/** What Chromium offers a page that can be installed; not in TypeScript's list yet. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let kept: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's offer for the moment when the portal makes it: it comes before anything is on show. */
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

/** The browser's offer, while there is one. */
export function installPrompt(): InstallPrompt | null {
  return kept;
}

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
