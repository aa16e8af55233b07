/** An agent's prefix: 2–12 capital letters and digits, at least one letter (a telephone number is never a prefix). */
const PREFIX = /^(?=.*[A-Z])[A-Z0-9]{2,12}$/;

/** The prefix whose look and assets every other agent inherits. It is a real agent as well. */
export const DEFAULT_PREFIX = 'MASTER';

/** The prefix as it is stored and compared: trimmed, upper case. */
export function normalizePrefix(value: string): string {
  return value.trim().toUpperCase();
}

/** Whether a text may be an agent's prefix; whether there is such an agent, the API knows. */
export function isPrefix(value: string): boolean {
  return PREFIX.test(value);
}

/** Two prefixes overlap when one is the beginning of the other: MTO's members would pass for MTOX's. */
export function prefixesOverlap(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

/** Specification section 5: the username must start with the agent prefix, and be more than the prefix. */
export function usernameHasPrefix(username: string, prefix: string): boolean {
  const upper = username.toUpperCase();
  return upper.length > prefix.length && upper.startsWith(prefix);
}

/** A Thai mobile number: ten digits starting with 06, 08 or 09 (specification section 5). */
export const TEL = /^0[689]\d{8}$/;
