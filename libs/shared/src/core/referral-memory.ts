/** The key of local storage that keeps referral codes until the visitor registers (specification section 9). */
export const REFERRAL_STORAGE_KEY = 'userRefCode';

/**
 * Adds an agent's referral code to the stored text, `MTO:abc NAGA:def`. A code counts only for the agent whose link was
 * opened, because another agent shares the site's storage.
 */
export function withReferral(stored: string | null, prefix: string, code: string): string {
  const codes = codesOf(stored);
  codes.set(prefix, code);
  return Array.from(codes, ([agent, own]) => `${agent}:${encodeURIComponent(own)}`).join(' ');
}

/** Returns the agent's referral code of the stored text; `null`: none. */
export function referralOf(stored: string | null, prefix: string): string | null {
  return codesOf(stored).get(prefix) ?? null;
}

function codesOf(stored: string | null): Map<string, string> {
  const codes = new Map<string, string>();
  for (const entry of (stored ?? '').split(' ')) {
    const [agent = '', code = ''] = entry.split(':');
    const own = decoded(code);
    if (agent !== '' && own) codes.set(agent, own);
  }
  return codes;
}

function decoded(code: string): string | null {
  try {
    return decodeURIComponent(code);
  } catch {
    return null;
  }
}
