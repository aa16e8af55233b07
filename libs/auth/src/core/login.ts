/** The agent's seamless-login configuration (specification section 3, agent config). */
export interface SeamlessRules {
  isFirstLogin: boolean;
  isUnderMaintenance: boolean;
  whiteListMembers: readonly string[];
}

/**
 * Whether maintenance excludes this member: during maintenance only white-listed usernames log in or stay logged in
 * (specification sections 2, 4 and 6).
 */
export function isKeptOutByMaintenance(rules: SeamlessRules, username: string): boolean {
  if (!rules.isUnderMaintenance) return false;
  const upper = username.toUpperCase();
  return !rules.whiteListMembers.some((listed) => listed.trim().toUpperCase() === upper);
}

/** How a login continues once the member's record was looked up. */
export type SeamlessStep =
  /** A record exists. */
  | 'continue'
  /** None exists and the first-login flag is on: create it, then continue. */
  | 'create'
  /** None exists and the flag is off: "Invalid Username or Password". */
  | 'refuse';

/** Decides how a login continues (specification section 4, seamless first login). */
export function seamlessStep(hasRecord: boolean, rules: Pick<SeamlessRules, 'isFirstLogin'>): SeamlessStep {
  if (hasRecord) return 'continue';
  return rules.isFirstLogin ? 'create' : 'refuse';
}
