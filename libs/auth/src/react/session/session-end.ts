import { recall, remember, type SessionOver } from '@housebrand/shared/react';
import { useMemo, useSyncExternalStore } from 'react';

const NAME = 'session-end';

/** What the login needs to continue where a visitor could not. */
export interface SessionEnd {
  prefix: string;
  /** `guest`: there was no session, and the address requires one. */
  cause: 'expired' | 'elsewhere' | 'guest';
  /** The address to return to after the login. */
  from: string;
  username: string | null;
  /** What became of a request that moves money; `null` without one. */
  money: SessionOver['money'];
}

/** Whether an address is one of the agent's pages. A redirect follows no other one. */
function isOwnAddress(prefix: string, address: unknown): address is string {
  return (
    typeof address === 'string' &&
    address.startsWith(`/${prefix}`) &&
    /^[/?#]|^$/.test(address.slice(prefix.length + 1))
  );
}

function parse(text: string | null, prefix: string): SessionEnd | null {
  try {
    const end = JSON.parse(text ?? 'null') as SessionEnd | null;
    return end?.prefix === prefix && isOwnAddress(prefix, end.from) ? end : null;
  } catch {
    return null;
  }
}

/** Returns how the last session of this visit ended; `null` if it did not, or after a login. */
export function readSessionEnd(prefix: string): SessionEnd | null {
  return parse(recall(NAME), prefix);
}

/** Keeps how a session ended until the next login, across a reload. */
export function keepSessionEnd(end: SessionEnd): void {
  remember(NAME, JSON.stringify(end));
}

/** Forgets the end of the session, after a login or when the member leaves on purpose. */
export function forgetSessionEnd(): void {
  remember(NAME, null);
}

const never = () => () => undefined;

/** {@link readSessionEnd} for a component; `null` in a server-rendered view. */
export function useSessionEnd(prefix: string): SessionEnd | null {
  const text = useSyncExternalStore(
    never,
    () => recall(NAME),
    () => null,
  );
  return useMemo(() => parse(text, prefix), [text, prefix]);
}
