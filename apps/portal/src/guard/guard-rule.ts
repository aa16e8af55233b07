import { isKeptOutByMaintenance } from '@housebrand/auth';
import { usernameHasPrefix } from '@housebrand/shared';
import type { RouteAccess } from '@housebrand/shared/react';
import { mayOpenMenu } from '@housebrand/tiers';
import type { AgentConfig } from '@housebrand/theming';

/** The session as the guard sees it. */
export type GuardedSession =
  | { kind: 'guest' | 'loading' | 'invalid' | 'unreachable' }
  | { kind: 'member'; username: string; menu: readonly string[] };

export interface GuardInput {
  route: { access: RouteAccess; menuKey?: string };
  prefix: string;
  session: GuardedSession;
  seamlessLogin: AgentConfig['seamlessLogin'];
}

export type Verdict =
  | { kind: 'show' }
  /** It is not yet known who this is. */
  | { kind: 'wait' }
  /** It cannot be known now; offer to ask again. */
  | { kind: 'unreachable' }
  | { kind: 'home' }
  /** To the login, the session ended first. */
  | { kind: 'login' }
  /** Ended session, maintenance toast, then the prefix home. */
  | { kind: 'maintenance' };

/** Specification section 2, route guard, for an agent that start-up has found (see theming's `startUp` for the rest). */
export function guardRoute(input: GuardInput): Verdict {
  const { route, session } = input;
  switch (session.kind) {
    case 'invalid':
      return { kind: 'login' };
    case 'loading':
      return { kind: route.access === 'public' ? 'show' : 'wait' };
    case 'unreachable':
      return { kind: route.access === 'member' ? 'unreachable' : 'show' };
    case 'guest':
      return { kind: route.access === 'member' ? 'home' : 'show' };
    case 'member':
      return guardMember(input, session);
  }
}

function guardMember({ route, prefix, seamlessLogin }: GuardInput, { username, menu }: GuardedMember): Verdict {
  if (!usernameHasPrefix(username, prefix)) return { kind: 'login' };
  if (isKeptOutByMaintenance(seamlessLogin, username)) return { kind: 'maintenance' };
  if (route.access === 'guest') return { kind: 'home' };
  const member = { tier: { access: { menu } } };
  if (route.menuKey !== undefined && !mayOpenMenu(route.menuKey, member)) return { kind: 'home' };
  return { kind: 'show' };
}

type GuardedMember = Extract<GuardedSession, { kind: 'member' }>;
