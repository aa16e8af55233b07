/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setUpApi } from '@housebrand/shared/react';
import { refusal, renderPortalHook } from '@housebrand/shared/testing/react';
import { act } from '@testing-library/react';
import { PROFILE_ADDRESS } from '../../core';
import { useLogin, useLogout } from '../headless';
import { followOtherTabs } from './other-tabs';
import { startSession } from './session-store';

/** Delivers messages to all open channels of the same name except the sending one. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  static readonly sent: unknown[] = [];
  onmessage: (event: { data: unknown }) => void = () => undefined;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    FakeChannel.sent.push(data);
    for (const one of FakeChannel.open) if (one !== this && one.name === this.name) one.onmessage({ data });
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

beforeEach(() => {
  startSession(null);
  FakeChannel.sent.length = 0;
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  setUpApi({ tokens: null });
});

function openPage() {
  const { result } = renderPortalHook(() => ({ login: useLogin(), logout: useLogout() }), {
    member: null,
    answers: {
      [`GET ${PROFILE_ADDRESS}`]: () => ({ username: 'MTODEMO1', prefix: 'MTO' }),
      'POST /api/provider/login': ({ body }: { body?: unknown }) =>
        (body as { password: string }).password === 'wrong' ? refusal(401, 'Invalid Username or Password') : {},
      'POST /api/provider/logout': () => null,
    },
  });
  const logIn = (password: string) =>
    act(() => result.current.login.run({ username: 'MTODEMO1', password }).catch(() => undefined));
  return { logIn, logOut: () => act(() => result.current.logout.run()) };
}

describe('tab synchronisation', () => {
  it('announces a login and a logout without a name, but not a failed login', async () => {
    const page = openPage();
    await page.logIn('wrong');
    expect(FakeChannel.sent).toEqual([]);
    await page.logIn('Chips-2026!');
    expect(FakeChannel.sent).toEqual([expect.any(Number)]);
    await page.logOut();
    expect(FakeChannel.sent).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('receives messages of other tabs but not its own', async () => {
    const onChange = jest.fn();
    const stop = followOtherTabs(onChange);
    const page = openPage();
    await page.logIn('Chips-2026!');
    expect(onChange).not.toHaveBeenCalled();
    const [own] = [...FakeChannel.open];
    const other = new FakeChannel(own?.name ?? '');
    other.postMessage(2);
    expect(onChange).toHaveBeenCalledTimes(1);
    stop();
    other.postMessage(2);
    expect(onChange).toHaveBeenCalledTimes(1);
    other.close();
  });

  it('sends no messages if each tab has its own token', async () => {
    setUpApi({ tokens: { read: () => null, write: () => undefined } });
    const stop = followOtherTabs(() => undefined);
    await openPage().logIn('Chips-2026!');
    expect([FakeChannel.sent, FakeChannel.open.size]).toEqual([[], 0]);
    stop();
  });
});
