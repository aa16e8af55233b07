/**
 * Returns the own entry of a plain object under an external name, else `undefined`: inherited properties such as
 * `constructor` don't count.
 */
export function ownEntry<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
