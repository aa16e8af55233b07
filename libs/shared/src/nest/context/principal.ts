import { Forbidden, NotAuthenticated, normalizePrefix } from '@housebrand/shared';

/** A member with a live session of one agent. */
export interface MemberPrincipal {
  kind: 'member';
  prefix: string;
  username: string;
  memberId: string;
  sessionId: string;
}

/** A server-to-server caller of one agent (header `x-agent-key`). */
export interface AgentKeyPrincipal {
  kind: 'agentKey';
  prefix: string;
}

/** Who makes the request; a guest is `null`. */
export type Principal = MemberPrincipal | AgentKeyPrincipal;

/**
 * The principal is the session (specification section 6): another agent or another member in a path or a body is refused,
 * whatever its spelling. An agent key may name any member of its own agent.
 *
 * @throws NotAuthenticated for a guest
 * @throws Forbidden for anybody else's prefix or username
 */
export function requireSelf(principal: Principal | null, prefix: string, username?: string): Principal {
  if (!principal) throw new NotAuthenticated();
  if (normalizePrefix(prefix) !== principal.prefix) throw new Forbidden();
  if (username !== undefined && principal.kind === 'member' && username.trim().toUpperCase() !== principal.username) {
    throw new Forbidden();
  }
  return principal;
}
