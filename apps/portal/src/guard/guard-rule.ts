import { usernameHasPrefix, type MenuKey, type Page, type PageAccess } from '@housebrand/shared';
import { CHANGE_PASSWORD_PATH } from '@housebrand/auth';
import { menuAccess } from '@housebrand/tiers';
import { UnknownMiddleware } from '../layouts/unknown-middleware';

/** The session, reduced to what the guard needs. */
export type GuardedSession =
  | { kind: 'guest' | 'loading' | 'invalid' | 'temporary' | 'unreachable' }
  | { kind: 'member'; username: string; menu: readonly string[] };

export interface GuardInput {
  page: Pick<Page, 'path' | 'access' | 'menuKey' | 'isPublicAtFirst'>;
  prefix: string;
  session: GuardedSession;
}

export type Verdict =
  | { kind: 'show' }
  /** The session is not known yet. */
  | { kind: 'wait' }
  /** The session cannot be determined now; offer a retry. */
  | { kind: 'unreachable' }
  | { kind: 'home' }
  /** The page belongs to a menu that the member's tier doesn't open. */
  | { kind: 'closed'; menu: MenuKey }
  /** Go to the page that changes a generated password. */
  | { kind: 'changePassword' }
  /** End the session, then go to the login. */
  | { kind: 'login' };

/** All access values that the guard handles; a page with another one doesn't compile. */
const RULES: Record<PageAccess, true> = { public: true, member: true, guest: true };

/**
 * Applies the route guard (specification section 2) for an agent that start-up found (theming's `startUp` covers the
 * rest).
 *
 * @throws UnknownMiddleware
 */
export function guardRoute(input: GuardInput): Verdict {
  const { page, session } = input;
  if (!(page.access in RULES)) throw new UnknownMiddleware();
  switch (session.kind) {
    case 'invalid':
      return { kind: 'login' };
    case 'temporary':
      return { kind: page.path === CHANGE_PASSWORD_PATH ? 'show' : 'changePassword' };
    case 'loading':
      return { kind: page.access === 'public' || page.isPublicAtFirst ? 'show' : 'wait' };
    case 'unreachable':
      return { kind: page.access === 'member' ? 'unreachable' : 'show' };
    case 'guest':
      return { kind: page.access === 'member' ? 'home' : 'show' };
    case 'member':
      return guardMember(input, session);
  }
}

function guardMember({ page, prefix }: GuardInput, { username, menu }: GuardedMember): Verdict {
  if (!usernameHasPrefix(username, prefix)) return { kind: 'login' };
  if (page.access === 'guest') return { kind: 'home' };
  const tier = { access: { menu } };
  if (page.menuKey !== undefined && menuAccess(page.menuKey, { tier }) === 'closed')
    return { kind: 'closed', menu: page.menuKey };
  return { kind: 'show' };
}

type GuardedMember = Extract<GuardedSession, { kind: 'member' }>;
