import type { MemberRef } from '../../core';
import { recall, remember } from './visit-memory';

/** All values share one entry, so that a logout removes them together. */
const NAME = 'member';

interface Kept extends MemberRef {
  values: Record<string, unknown>;
}

function kept(prefix: string): Kept | null {
  try {
    const found = JSON.parse(recall(NAME) ?? 'null') as Kept | null;
    return found?.prefix === prefix && typeof found.username === 'string' ? found : null;
  } catch {
    return null;
  }
}

/** Returns what {@link rememberOfMember} stored for the agent's last member of this visit, else `null`. */
export function recallOfMember(prefix: string, name: string): { username: string; value: unknown } | null {
  const found = kept(prefix);
  return found && name in found.values ? { username: found.username, value: found.values[name] } : null;
}

/** Returns the username of the agent's last member of this visit; `null` after a logout. */
export function lastUsername(prefix: string): string | null {
  return kept(prefix)?.username ?? null;
}

/** Stores a value of a member for this visit, until the logout; another member's values go. */
export function rememberOfMember({ prefix, username }: MemberRef, name: string, value: unknown): void {
  const before = kept(prefix);
  const values = before?.username === username ? before.values : {};
  remember(NAME, JSON.stringify({ prefix, username, values: { ...values, [name]: value } } satisfies Kept));
}
