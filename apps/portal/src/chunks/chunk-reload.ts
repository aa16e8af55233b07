/** Minimum time between two reloads because of a lost chunk (specification section 8, route loading). */
export const RELOAD_INTERVAL_MS = 60_000;

const STORAGE_KEY = 'chunk-reload-at';

/** Whether the page may reload. `lastMs`: time of the last reload, `null` for never. */
export function mayReload(nowMs: number, lastMs: number | null): boolean {
  if (lastMs === null || !Number.isFinite(lastMs)) return true;
  // A clock set back must not block the guard for years.
  return nowMs - lastMs >= RELOAD_INTERVAL_MS || nowMs < lastMs;
}

/**
 * Reloads if the guard allows it, and returns whether it did. A release replaces the hashed files, so that a page
 * opened before it requests files that no longer exist.
 */
export function reloadOnce(nowMs: number = Date.now(), reload: () => void = () => window.location.reload()): boolean {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    if (!mayReload(nowMs, stored === null ? null : Number(stored))) return false;
    sessionStorage.setItem(STORAGE_KEY, String(nowMs));
  } catch {
    // Without storage the guard cannot count reloads: the page could reload forever.
    return false;
  }
  reload();
  return true;
}
