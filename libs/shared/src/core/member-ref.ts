import { normalizePrefix } from './prefix';

/** Which member: the agent's prefix and the username, both as they are stored. What every layer hands on when it speaks of one. */
export interface MemberRef {
  /** Upper case, for example `MTO`. */
  prefix: string;
  /** Upper case, for example `MTODEMO1`. */
  username: string;
}

/** The username as it is sent, stored and compared: trimmed, upper case (specification section 4, login flow). */
export function normalizeUsername(username: string): string {
  return username.trim().toUpperCase();
}

/** A member named by somebody else, in the spelling that is stored. */
export function memberRef(prefix: string, username: string): MemberRef {
  return { prefix: normalizePrefix(prefix), username: normalizeUsername(username) };
}

/** Whether two references mean one member: a username is unique within its agent alone. */
export function isSameMember(a: MemberRef, b: MemberRef): boolean {
  return a.prefix === b.prefix && a.username === b.username;
}
