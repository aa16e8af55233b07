import type { MemberRef } from '@housebrand/shared';
import { memberDigest } from '@housebrand/shared/headless';

/** Local storage key of {@link Choice}, which stays at a logout: it contains no names. */
const KEY = 'push';

/** The latest choice about push messages on this device. */
interface Choice {
  /** Digest of the member's name. */
  member: string;
  isOn: boolean;
}

/** Returns what a member chose on this device; `null` if the latest choice is another member's. */
export async function pushChoice(member: MemberRef): Promise<'on' | 'off' | null> {
  const choice = read();
  if (choice?.member !== (await memberDigest(member))) return null;
  return choice.isOn ? 'on' : 'off';
}

/** Remembers what a member chose. */
export async function keepPushChoice(member: MemberRef, isOn: boolean): Promise<void> {
  const choice: Choice = { member: await memberDigest(member), isOn };
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // storage may be unavailable: then messages end with the session
  }
}

function read(): Choice | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Record<keyof Choice, unknown>> | null;
    const { member, isOn } = stored ?? {};
    return typeof member === 'string' && typeof isOn === 'boolean' ? { member, isOn } : null;
  } catch {
    return null;
  }
}
