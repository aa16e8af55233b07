/**
 * The entry of a plain object under a name from outside; `undefined` where it has none of its own. What every object inherits, such
 * as `constructor`, is none.
 */
export function ownEntry<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
