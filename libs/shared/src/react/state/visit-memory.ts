/** What the browser would not keep, by name: it lives as long as the page. */
const unkept = new Map<string, string>();

/** What {@link remember} noted under a name; `null`: nothing. */
export function recall(name: string): string | null {
  try {
    return unkept.get(name) ?? sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * Notes something down for this visit, over reloads; `null` forgets it. Where storage is closed to us or full it is known until
 * the page goes: what a member wishes with money must not be forgotten between two presses.
 */
export function remember(name: string, value: string | null): void {
  unkept.delete(name);
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    if (value !== null) unkept.set(name, value);
  }
}
