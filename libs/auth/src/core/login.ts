/** What a login needs to know of the agent's seamless login (specification section 3, agent config). */
export interface SeamlessRules {
  isFirstLogin: boolean;
  isUnderMaintenance: boolean;
  whiteListMembers: readonly string[];
}

/**
 * Whether maintenance keeps this member out: while it lasts only white-listed usernames log in or stay logged in
 * (specification sections 2, 4 and 6).
 */
export function isKeptOutByMaintenance(rules: SeamlessRules, username: string): boolean {
  if (!rules.isUnderMaintenance) return false;
  const upper = username.toUpperCase();
  return !rules.whiteListMembers.some((listed) => listed.trim().toUpperCase() === upper);
}

/** How a login goes on after the member was looked up. */
export type SeamlessStep =
  /** A record exists. */
  | 'continue'
  /** None exists and the first-login flag is on: create it, then go on. */
  | 'create'
  /** None exists and the flag is off: "Invalid Username or Password". */
  | 'refuse';

/** Specification section 4, seamless first login. */
export function seamlessStep(hasRecord: boolean, rules: Pick<SeamlessRules, 'isFirstLogin'>): SeamlessStep {
  if (hasRecord) return 'continue';
  return rules.isFirstLogin ? 'create' : 'refuse';
}
