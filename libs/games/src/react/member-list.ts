import { isSameMember, type MemberRef } from '@housebrand/shared';
import { usePortal } from '@housebrand/shared/react';
import { useCallback, useSyncExternalStore } from 'react';

/** A short list that this browser keeps of one member, newest first; no other member sees it. */
export interface MemberList<T> {
  /** Returns the member's entries; empty for another member, and for invalid data under the key. */
  read(member: MemberRef | null): readonly T[];
  /** Replaces the member's entries, and what an earlier member left. */
  write(member: MemberRef, entries: readonly T[]): void;
  /** Returns the entries of the portal's member; empty during server rendering. */
  use(): readonly T[];
}

interface Kept<T> {
  member: MemberRef;
  entries: readonly T[];
}

/**
 * Creates a list in local storage, as `{ member, [field]: entries }`. Add its key to `forgetMemberValues`, which removes it at the logout.
 *
 * @param isEntry whether a stored value is one; others are ignored
 */
export function createMemberList<T>(
  key: string,
  field: string,
  isEntry: (value: unknown) => value is T,
  max: number,
): MemberList<T> {
  const NONE: readonly T[] = [];
  const listeners = new Set<() => void>();
  let cachedText: string | null = null;
  let cached: Kept<T> | null = null;
  const parse = (text: string | null): Kept<T> | null => {
    try {
      const { member, [field]: entries } = (JSON.parse(text ?? 'null') ?? {}) as {
        member?: Partial<MemberRef>;
      } & Record<string, unknown>;
      if (typeof member?.prefix !== 'string' || typeof member.username !== 'string' || !Array.isArray(entries))
        return null;
      return { member: member as MemberRef, entries: entries.filter(isEntry).slice(0, max) };
    } catch {
      return null;
    }
  };
  const read = (member: MemberRef | null): readonly T[] => {
    const text = storedText(key);
    if (text !== cachedText) {
      cachedText = text;
      cached = parse(text);
    }
    return member && cached && isSameMember(cached.member, member) ? cached.entries : NONE;
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return {
    read,
    write({ prefix, username }, entries) {
      try {
        localStorage.setItem(key, JSON.stringify({ member: { prefix, username }, [field]: entries.slice(0, max) }));
      } catch {
        // Storage may be inaccessible or full: nothing is remembered then.
      }
      for (const listener of listeners) listener();
    },
    use() {
      const { member } = usePortal();
      const readOwn = useCallback(() => read(member), [member]);
      return useSyncExternalStore(subscribe, readOwn, () => NONE);
    },
  };
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be inaccessible (private mode): treat it as empty.
    return null;
  }
}
