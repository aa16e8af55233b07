import { normalizePrefix } from './prefix';
import { asciiText } from './typed-text';

/** Identifies a member across all layers: prefix and username, both in stored spelling. */
export interface MemberRef {
  /** Upper case, for example `MTO`. */
  prefix: string;
  /** Upper case, for example `MTODEMO1`. */
  username: string;
}

/**
 * Normalizes a username for sending, storing and comparing: trimmed, upper case (specification section 4, login
 * flow). Changes ASCII letters only, because the capital of `ı` or `ß` would be another username.
 */
export function normalizeUsername(username: string): string {
  return username.trim().replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Normalizes a username that a person types: also Thai digits, full-width letters and invisible characters. */
export function typedUsername(text: string): string {
  return normalizeUsername(asciiText(text));
}

/** Builds a reference in stored spelling from unnormalized input. */
export function memberRef(prefix: string, username: string): MemberRef {
  return { prefix: normalizePrefix(prefix), username: normalizeUsername(username) };
}

/** Whether two references mean the same member: a username is unique only within its agent. */
export function isSameMember(a: MemberRef, b: MemberRef): boolean {
  return a.prefix === b.prefix && a.username === b.username;
}

/** Masks a username for other members, `MTO•••21`: the agent's prefix and the last two characters. */
export function maskUsername(username: string, prefix: string): string {
  const rest = username.slice(prefix.length);
  return `${prefix}•••${rest.length > 4 ? rest.slice(-2) : rest.slice(-1)}`;
}
