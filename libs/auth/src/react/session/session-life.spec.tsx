/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PROFILE_ADDRESS } from '../../core';
import { aMember, refusal, renderPortalHook, renderScreen } from '@housebrand/shared/testing/react';
import { act, screen, waitFor } from '@testing-library/react';
import { useLogin, useLogout } from '../headless';
import { useSession } from './session';
import { setHasToken, startSession } from './session-store';

const noSession = refusal(401, 'Please log in first.');
const typed = { username: 'MTODEMO1', password: 'Chips-2026!' };

/** Opens a page with all session hooks in one component, and a server with one member. */
function openPage({ isLoggedIn = false } = {}) {
  const server = { isLoggedIn };
  const view = renderPortalHook(() => ({ session: useSession(), login: useLogin(), logout: useLogout() }), {
    member: null,
    answers: {
      [`GET ${PROFILE_ADDRESS}`]: () => (server.isLoggedIn ? aMember() : noSession),
      'POST /api/provider/login': ({ body }: { body?: unknown }) => {
        if ((body as typeof typed).password !== typed.password)
          return refusal(401, 'Invalid Username or Password', { code: 500 });
        server.isLoggedIn = true;
        return { username: typed.username, prefix: 'MTO', expiresAt: '2027-01-01T00:00:00.000Z' };
      },
      'POST /api/provider/logout': () => {
        server.isLoggedIn = false;
        return null;
      },
    },
  });
  const kind = () => view.result.current.session.kind;
  return { ...view, kind, server };
}

// the initial state of a page that doesn't know whether there is a session
beforeEach(() => startSession(null));

describe('session of a page that starts without information', () => {
  it('becomes a guest if the server has no session', async () => {
    const page = openPage();
    expect(page.kind()).toBe('loading');
    await waitFor(() => expect(page.kind()).toBe('guest'));
  });

  it('becomes the member after a reload', async () => {
    const page = openPage({ isLoggedIn: true });
    await waitFor(() => expect(page.kind()).toBe('member'));
  });

  it('follows login, logout and login again, with all hooks in one component', async () => {
    const page = openPage();
    await waitFor(() => expect(page.kind()).toBe('guest'));
    for (const _round of [1, 2]) {
      await act(() => page.result.current.login.run(typed));
      await waitFor(() => expect(page.kind()).toBe('member'));
      await act(() => page.result.current.logout.run());
      await waitFor(() => expect(page.kind()).toBe('guest'));
    }
  });

  it('stays a guest after a wrong password and becomes the member after the right one', async () => {
    const page = openPage();
    await waitFor(() => expect(page.kind()).toBe('guest'));
    await act(() => page.result.current.login.run({ ...typed, password: 'wrong-one-2026' }).catch(() => undefined));
    expect(page.kind()).toBe('guest');
    await act(() => page.result.current.login.run(typed));
    await waitFor(() => expect(page.kind()).toBe('member'));
  });

  it('replaces an invalid session by a login while a component observes it', async () => {
    setHasToken(true);
    const page = openPage();
    await waitFor(() => expect(page.kind()).toBe('invalid'));
    await act(() => page.result.current.login.run(typed));
    await waitFor(() => expect(page.kind()).toBe('member'));
  });
});

describe('session of a member whom the member system does not report', () => {
  it('stays unreachable while the profile is read again, however many components ask for it', async () => {
    setHasToken(true);
    const unavailable = refusal(503, 'ระบบยังไม่พร้อมให้บริการ');
    const again = Promise.withResolvers<ReturnType<typeof aMember>>();
    const kinds: string[] = [];
    let retry: () => Promise<unknown> = () => Promise.resolve();
    let isRetried = false;
    function Other() {
      return <i>{useSession().kind}</i>;
    }
    function Page() {
      const session = useSession();
      kinds.push(session.kind);
      if (session.kind === 'unreachable') ({ retry } = session);
      // a page without navigation gets its tabs, which use the session, once the member system is unreachable
      return session.kind === 'unreachable' ? <Other /> : <b>{session.kind}</b>;
    }
    const { sent } = renderScreen(<Page />, {
      member: null,
      answers: { [`GET ${PROFILE_ADDRESS}`]: () => (isRetried ? again.promise : unavailable) },
    });
    expect(await screen.findByText('unreachable', {}, { timeout: 5_000 })).toBeTruthy();
    const reads = sent.length;
    isRetried = true;
    void retry();
    await waitFor(() => expect(sent.length).toBe(reads + 1));
    expect(kinds.slice(kinds.indexOf('unreachable'))).not.toContain('loading');
    again.resolve(aMember());
    expect(await screen.findByText('member')).toBeTruthy();
    expect(sent.length).toBe(reads + 1);
  });
});
