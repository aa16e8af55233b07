/** Specification section 8, route loading: a lost chunk reloads the page, at most once in 60 seconds. */
export const RELOAD_INTERVAL_MS = 60_000;

const STORAGE_KEY = 'chunk-reload-at';

/** Whether the page may be loaded anew. `lastMs`: when that happened last, `null` for never. */
export function mayReload(nowMs: number, lastMs: number | null): boolean {
  if (lastMs === null || !Number.isFinite(lastMs)) return true;
  // a clock set back must not lock the guard for years
  return nowMs - lastMs >= RELOAD_INTERVAL_MS || nowMs < lastMs;
}

/**
 * Reloads if the guard lets it; answers whether it did. A release replaces the hashed files: a page opened before it then
 * asks for ones that are gone.
 */
export function reloadOnce(nowMs: number = Date.now(), reload: () => void = () => window.location.reload()): boolean {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    if (!mayReload(nowMs, stored === null ? null : Number(stored))) return false;
    sessionStorage.setItem(STORAGE_KEY, String(nowMs));
  } catch {
    // without storage nobody would remember the reload: it could go on for ever
    return false;
  }
  reload();
  return true;
}
