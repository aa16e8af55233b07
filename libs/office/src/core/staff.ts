import { DEFAULT_PREFIX, isPrefix, type FieldProblem } from '@housebrand/shared';
import { isPlatformRole, type OfficeRole } from './roles';

/** Accounts of the platform are stored with MASTER as their agent. */
export const PLATFORM = DEFAULT_PREFIX;
/** Beginning of the usernames of the platform's accounts. */
const PLATFORM_START = 'platform.';

/** A session ends after 30 minutes without a call, and 12 hours after the login in any case. */
export const STAFF_SESSION = { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 } as const;
/** How long an invitation is valid. */
export const INVITATION_MS = 3 * 86_400_000;
/** Hours until an undecided request for approval expires. */
export const APPROVAL_EXPIRES_HOURS = 24;

/** Normalizes a typed username: `MTO.Support ` → `mto.support`. */
export function staffUsername(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** Returns the beginning of the usernames of an agent's accounts: `mto.`. */
export function usernameStart(agent: string): string {
  return agent === PLATFORM ? PLATFORM_START : `${agent.toLowerCase()}.`;
}

/** Returns the agent to which an account with this username would belong; `null` if no account can have the name. */
export function agentOfStaff(username: string): string | null {
  if (username.startsWith(PLATFORM_START)) return PLATFORM;
  const agent = username.slice(0, Math.max(0, username.indexOf('.'))).toUpperCase();
  return isPrefix(agent) && agent !== PLATFORM ? agent : null;
}

/** Checks the username and the role of a new account of an agent. */
export function staffProblems(
  agent: string,
  { username, role }: { username: string; role: OfficeRole },
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const start = usernameStart(agent);
  if (agentOfStaff(username) !== agent || !/^[a-z0-9]+(?:\.[a-z0-9]+)+$/.test(username) || username.length > 40)
    problems.push({ field: 'username', messageKey: 'office.username', values: { start } });
  if (isPlatformRole(role) !== (agent === PLATFORM)) problems.push({ field: 'role', messageKey: 'office.role' });
  return problems;
}

/** Returns when a session ends without another call, and when it ends in any case. */
export function staffSessionEnds({ createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date }): {
  endsAt: Date;
  latestEndsAt: Date;
} {
  const latest = createdAt.getTime() + STAFF_SESSION.absoluteMs;
  return {
    endsAt: new Date(Math.min(latest, lastSeenAt.getTime() + STAFF_SESSION.idleMs)),
    latestEndsAt: new Date(latest),
  };
}

/** Masks a telephone or account number except for its last digits. */
export function maskedNumber(number: string, shown: number): string {
  return '•'.repeat(Math.max(0, number.length - shown)) + number.slice(-shown);
}

/** Names an account in the audit trail and in requests for approval: `staff:mto.cashier`. */
export function staffActor(username: string): `staff:${string}` {
  return `staff:${username}`;
}

/** Names an account that changes settings, and its reason. */
export function staffEdit(
  { username }: { username: string },
  reason?: string,
): { by: `staff:${string}`; reason?: string } {
  return { by: staffActor(username), ...(reason !== undefined && { reason }) };
}

/** Returns the username of {@link staffActor}; `null` for another actor. */
export function staffOfActor(actor: string): string | null {
  return actor.startsWith('staff:') ? actor.slice('staff:'.length) : null;
}
