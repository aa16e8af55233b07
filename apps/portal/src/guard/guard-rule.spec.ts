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

describe('the route guard', () => {
  it('sends a guest home, save from public routes and from login, register and forgotten password', () => {
    expect(accesses.map((access) => guard(access, { kind: 'guest' }))).toEqual(['show', 'home', 'show']);
  });

  it('sends an invalid token to the login, wherever it is', () => {
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

  it('logs out whoever belongs to another prefix, before anything else is looked at', () => {
    fc.assert(
      fc.property(prefixes, prefixes, endings, fc.constantFrom(...accesses), (prefix, other, ending, access) => {
        fc.pre(!(other + ending).startsWith(prefix));
        expect(guard(access, memberOf(other, ending), { prefix })).toBe('login');
      }),
    );
  });

  it('takes the bare prefix for nobody’s username', () => {
    expect(guard('public', { kind: 'member', username: 'MTO', menu: [] })).toBe('login');
  });

  it('restricts menus for members only, and never the promotions', () => {
    expect(guard('member', memberOf('MTO', '1'), { menuKey: 'deposit' })).toBe('closed');
    expect(guard('member', memberOf('MTO', '1'), { menuKey: 'withdraw' })).toBe('show');
    expect(guard('member', memberOf('MTO', '1', ['deposit']), { menuKey: 'deposit' })).toBe('show');
    expect(guard('member', memberOf('MTO', '1'), { menuKey: 'promotion' })).toBe('show');
    expect(guard('public', { kind: 'guest' }, { menuKey: 'deposit' })).toBe('show');
  });

  it('sends whoever came with a generated password to the page that changes it, from wherever', () => {
    const session = { kind: 'temporary' } as const;
    expect(accesses.map((access) => guard(access, session))).toEqual(accesses.map(() => 'changePassword'));
    expect(guard('member', session, { path: 'user-info/change-password' })).toBe('show');
  });

  it('waits where it matters who this is, and offers to ask again when nobody answers', () => {
    expect(accesses.map((access) => guard(access, { kind: 'loading' }))).toEqual(['show', 'wait', 'wait']);
    expect(accesses.map((access) => guard(access, { kind: 'unreachable' }))).toEqual(['show', 'unreachable', 'show']);
  });

  it('knows no other access than the three', () => {
    expect(() => guard('staff' as PageAccess, { kind: 'guest' })).toThrow(UnknownMiddleware);
  });
});
