/** An agent's prefix: 2–12 capital letters and digits, at least one letter (a telephone number is never a prefix). */
const PREFIX = /^(?=.*[A-Z])[A-Z0-9]{2,12}$/;

/** The prefix whose look and assets all other agents inherit. It is a real agent as well. */
export const DEFAULT_PREFIX = 'MASTER';

/** Normalizes a prefix for storing and comparing: trimmed, upper case. */
export function normalizePrefix(value: string): string {
  return value.trim().toUpperCase();
}

/** Whether a text has the format of a prefix. Only the API can check whether the agent exists. */
export function isPrefix(value: string): boolean {
  return PREFIX.test(value);
}

/** Two prefixes overlap when one starts with the other: MTO's members could pass for MTOX's. */
export function prefixesOverlap(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

/** Whether the username starts with the agent's prefix and is longer than it (specification section 5). */
export function usernameHasPrefix(username: string, prefix: string): boolean {
  const upper = username.toUpperCase();
  return upper.length > prefix.length && upper.startsWith(prefix);
}
