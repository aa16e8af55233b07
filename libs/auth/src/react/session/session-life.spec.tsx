/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PROFILE_ADDRESS } from '../../core';
import { aMember, refusal, renderPortalHook } from '@housebrand/shared/testing/react';
import { act, waitFor } from '@testing-library/react';
import { useLogin, useLogout } from '../headless';
import { useSession } from './session';
import { setHasToken, startSession } from './session-store';

const nobody = refusal(401, 'Please log in first.');
const typed = { username: 'MTODEMO1', password: 'Chips-2026!' };

/** A server with one member, and a page that knows nothing but its address: every hook of the session in one component. */
function openPage({ isLoggedIn = false } = {}) {
  const server = { isLoggedIn };
  const view = renderPortalHook(() => ({ session: useSession(), login: useLogin(), logout: useLogout() }), {
    member: null,
    answers: {
      [`GET ${PROFILE_ADDRESS}`]: () => (server.isLoggedIn ? aMember() : nobody),
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

// as a page begins that nobody has told anything
beforeEach(() => startSession(null));

describe('a session on a page that was told nothing', () => {
  it('is asked of the server: a guest without one', async () => {
    const page = openPage();
    expect(page.kind()).toBe('loading');
    await waitFor(() => expect(page.kind()).toBe('guest'));
  });

  it('is asked of the server: after a reload the member is there', async () => {
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

  it('stays a guest’s after a wrong password, and is the member’s after the right one', async () => {
    const page = openPage();
    await waitFor(() => expect(page.kind()).toBe('guest'));
    await act(() => page.result.current.login.run({ ...typed, password: 'wrong-one-2026' }).catch(() => undefined));
    expect(page.kind()).toBe('guest');
    await act(() => page.result.current.login.run(typed));
    await waitFor(() => expect(page.kind()).toBe('member'));
  });

  it('that the server did not accept becomes the member’s by a login under the looking component', async () => {
    setHasToken(true);
    const page = openPage();
    await waitFor(() => expect(page.kind()).toBe('invalid'));
    await act(() => page.result.current.login.run(typed));
    await waitFor(() => expect(page.kind()).toBe('member'));
  });
});
