/**
 * The roles of the back office. Support reads members and helps them to log in; a cashier handles money up to a limit;
 * marketing works on campaigns and content; a head may do everything of the agent. An operator and an auditor belong to the
 * platform: the operator may do everything of every agent, the auditor reads.
 */
export const OFFICE_ROLES = ['support', 'cashier', 'marketing', 'head', 'operator', 'auditor'] as const;
/** One of {@link OFFICE_ROLES}. */
export type OfficeRole = (typeof OFFICE_ROLES)[number];

/** The roles of accounts of an agent. */
export const AGENT_ROLES = ['support', 'cashier', 'marketing', 'head'] as const satisfies readonly OfficeRole[];
/** The roles of accounts of the platform, which choose an agent for each call. */
export const PLATFORM_ROLES = ['operator', 'auditor'] as const satisfies readonly OfficeRole[];

/** Whether accounts with this role belong to the platform instead of an agent. */
export function isPlatformRole(role: OfficeRole): boolean {
  return (PLATFORM_ROLES as readonly OfficeRole[]).includes(role);
}
