/** Session storage key of the list of names that {@link remember} stores. */
const NAMES_KEY = 'memberValues';

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
 * Stores a value of the member for this visit, across reloads, until the logout; `null` removes it. The name carries the member. When storage is blocked or full, the value lasts
 * until the page closes: the key of a money request must not be lost between two presses.
 */
export function remember(name: string, value: string | null): void {
  unstored.delete(name);
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
    keepNames([...names().filter((other) => other !== name), ...(value === null ? [] : [name])]);
  } catch {
    if (value !== null) unstored.set(name, value);
  }
}

/** Removes everything that {@link remember} stored. */
export function forgetRemembered(): void {
  for (const name of [...unstored.keys(), ...names()]) remember(name, null);
}

function names(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAMES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function keepNames(kept: readonly string[]): void {
  if (kept.length > 0) sessionStorage.setItem(NAMES_KEY, JSON.stringify(kept));
  else sessionStorage.removeItem(NAMES_KEY);
}
