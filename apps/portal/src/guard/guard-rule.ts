import { usernameHasPrefix, type MenuKey, type Page, type PageAccess } from '@housebrand/shared';
import { CHANGE_PASSWORD_PATH } from '@housebrand/auth';
import { menuAccess } from '@housebrand/tiers';
import { UnknownMiddleware } from '../layouts/unknown-middleware';

/** The session as the guard sees it. */
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
  /** It is not yet known who this is. */
  | { kind: 'wait' }
  /** It cannot be known now; offer to ask again. */
  | { kind: 'unreachable' }
  | { kind: 'home' }
  /** The page belongs to a menu that the member's tier does not open. */
  | { kind: 'closed'; menu: MenuKey }
  /** To the page that changes a generated password. */
  | { kind: 'changePassword' }
  /** To the login, the session ended first. */
  | { kind: 'login' };

/** What the guard knows; a page that asks for anything else does not compile. */
const RULES: Record<PageAccess, true> = { public: true, member: true, guest: true };

/**
 * Specification section 2, route guard, for an agent that start-up has found (see theming's `startUp` for the rest).
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
