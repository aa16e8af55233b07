import { describe, expect, it } from '@jest/globals';
import type { RouteAccess } from '@housebrand/shared/react';
import fc from 'fast-check';
import { guardRoute } from './guard-rule';
import type { GuardedSession, GuardInput, Verdict } from './guard-rule';

const OPEN = { isUnderMaintenance: false, whiteListMembers: [] as string[] };
const accesses: RouteAccess[] = ['public', 'member', 'guest'];
const prefixes = fc.stringMatching(/^[A-Z][A-Z0-9]{1,7}$/);
const endings = fc.stringMatching(/^[A-Z0-9]{1,8}$/);

function guard(access: RouteAccess, session: GuardedSession, more: { prefix?: string; menuKey?: string; seamless?: typeof OPEN } = {}): Verdict['kind'] {
  const seamlessLogin = { isFirstLogin: true, isTransferMember: false, isSeamlessLogin: true, fromAgents: [], ...(more.seamless ?? OPEN) };
  const route: GuardInput['route'] = more.menuKey === undefined ? { access } : { access, menuKey: more.menuKey };
  return guardRoute({ route, prefix: more.prefix ?? 'MTO', session, seamlessLogin }).kind;
}

const memberOf = (prefix: string, ending: string, menu: string[] = []): GuardedSession => ({ kind: 'member', username: prefix + ending, menu });

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
      fc.property(prefixes, prefixes, endings, fc.constantFrom(...accesses), fc.boolean(), (prefix, other, ending, access, isUnderMaintenance) => {
        const username = other + ending;
        fc.pre(!username.startsWith(prefix));
        const seamless = { isUnderMaintenance, whiteListMembers: [username] };
        expect(guard(access, memberOf(other, ending), { prefix, seamless })).toBe('login');
      }),
    );
  });

  it('takes the bare prefix for nobody’s username', () => {
    expect(guard('public', { kind: 'member', username: 'MTO', menu: [] })).toBe('login');
  });

  it('keeps only white-listed members in during maintenance', () => {
    fc.assert(
      fc.property(endings, fc.array(endings), fc.constantFrom(...accesses), (ending, others, access) => {
        const session = memberOf('MTO', ending);
        const whiteListMembers = others.filter((other) => other !== ending).map((other) => `MTO${other}`);
        expect(guard(access, session, { seamless: { isUnderMaintenance: true, whiteListMembers } })).toBe('maintenance');
        const listed = { isUnderMaintenance: true, whiteListMembers: [...whiteListMembers, `mto${ending.toLowerCase()}`] };
        expect(guard(access, session, { seamless: listed })).toBe(access === 'guest' ? 'home' : 'show');
      }),
    );
  });

  it('restricts menus for members only, and never the promotions', () => {
    expect(guard('member', memberOf('MTO', '1'), { menuKey: 'deposit' })).toBe('home');
    expect(guard('member', memberOf('MTO', '1', ['deposit']), { menuKey: 'deposit' })).toBe('show');
    expect(guard('member', memberOf('MTO', '1'), { menuKey: 'promotion' })).toBe('show');
    expect(guard('public', { kind: 'guest' }, { menuKey: 'deposit' })).toBe('show');
  });

  it('waits where it matters who this is, and offers to ask again when nobody answers', () => {
    expect(accesses.map((access) => guard(access, { kind: 'loading' }))).toEqual(['show', 'wait', 'wait']);
    expect(accesses.map((access) => guard(access, { kind: 'unreachable' }))).toEqual(['show', 'unreachable', 'show']);
  });
});
