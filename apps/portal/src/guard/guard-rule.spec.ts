import { describe, expect, it } from '@jest/globals';
import type { MenuKey, PageAccess } from '@housebrand/shared';
import fc from 'fast-check';
import { UnknownMiddleware } from '../layouts/unknown-middleware';
import { guardRoute } from './guard-rule';
import type { GuardedSession, GuardInput, Verdict } from './guard-rule';

const accesses: PageAccess[] = ['public', 'member', 'guest'];
const prefixes = fc.stringMatching(/^[A-Z][A-Z0-9]{1,7}$/);
const endings = fc.stringMatching(/^[A-Z0-9]{1,8}$/);

function guard(
  access: PageAccess,
  session: GuardedSession,
  more: { prefix?: string; menuKey?: MenuKey; path?: string } = {},
): Verdict['kind'] {
  const { path = 'any', menuKey } = more;
  const page: GuardInput['page'] = menuKey === undefined ? { path, access } : { path, access, menuKey };
  return guardRoute({ page, prefix: more.prefix ?? 'MTO', session }).kind;
}

const memberOf = (prefix: string, ending: string, menu: string[] = []): GuardedSession => ({
  kind: 'member',
  username: prefix + ending,
  menu,
});

describe('route guard', () => {
  it('sends a guest home, except from public routes, login, register and forgotten password', () => {
    expect(accesses.map((access) => guard(access, { kind: 'guest' }))).toEqual(['show', 'home', 'show']);
  });

  it('sends an invalid session to the login from any route', () => {
    expect(accesses.map((access) => guard(access, { kind: 'invalid' }))).toEqual(['login', 'login', 'login']);
  });

  it('sends a member away from login, register and forgotten password, and shows the rest', () => {
    fc.assert(
      fc.property(prefixes, endings, (prefix, ending) => {
        const verdicts = accesses.map((access) => guard(access, memberOf(prefix, ending), { prefix }));
        expect(verdicts).toEqual(['show', 'show', 'home']);
      }),
    );
  });

  it('logs out a member of another prefix before it applies any other rule', () => {
    fc.assert(
      fc.property(prefixes, prefixes, endings, fc.constantFrom(...accesses), (prefix, other, ending, access) => {
        fc.pre(!(other + ending).startsWith(prefix));
        expect(guard(access, memberOf(other, ending), { prefix })).toBe('login');
      }),
    );
  });

  it('does not accept the bare prefix as a username', () => {
    expect(guard('public', { kind: 'member', username: 'MTO', menu: [] })).toBe('login');
  });

  it('restricts menus for members only, and never the promotions', () => {
    expect(guard('member', memberOf('MTO', '1'), { menuKey: 'deposit' })).toBe('closed');
    expect(guard('member', memberOf('MTO', '1'), { menuKey: 'withdraw' })).toBe('show');
    expect(guard('member', memberOf('MTO', '1', ['deposit']), { menuKey: 'deposit' })).toBe('show');
    expect(guard('member', memberOf('MTO', '1'), { menuKey: 'promotion' })).toBe('show');
    expect(guard('public', { kind: 'guest' }, { menuKey: 'deposit' })).toBe('show');
  });

  it('sends a member with a generated password from any route to the page that changes it', () => {
    const session = { kind: 'temporary' } as const;
    expect(accesses.map((access) => guard(access, session))).toEqual(accesses.map(() => 'changePassword'));
    expect(guard('member', session, { path: 'user-info/change-password' })).toBe('show');
  });

  it('waits where the session matters, and offers a retry when the API does not reply', () => {
    expect(accesses.map((access) => guard(access, { kind: 'loading' }))).toEqual(['show', 'wait', 'wait']);
    expect(accesses.map((access) => guard(access, { kind: 'unreachable' }))).toEqual(['show', 'unreachable', 'show']);
  });

  it('rejects an access other than the three', () => {
    expect(() => guard('staff' as PageAccess, { kind: 'guest' })).toThrow(UnknownMiddleware);
  });
});
