/** Values that session storage rejected, by name; they last as long as the page. */
const unstored = new Map<string, string>();

/** Returns the value that {@link remember} stored under a name, else `null`. */
export function recall(name: string): string | null {
  try {
    return unstored.get(name) ?? sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * Stores a value for this visit, across reloads; `null` removes it. When storage is blocked or full, the value lasts
 * until the page closes: the key of a money request must not be lost between two presses.
 */
export function remember(name: string, value: string | null): void {
  unstored.delete(name);
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    if (value !== null) unstored.set(name, value);
  }
}
