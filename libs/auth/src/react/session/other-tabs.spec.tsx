/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setUpApi } from '@housebrand/shared/react';
import { refusal, renderPortalHook } from '@housebrand/shared/testing/react';
import { act } from '@testing-library/react';
import { PROFILE_ADDRESS } from '../../core';
import { useLogin, useLogout } from '../headless';
import { followOtherTabs } from './other-tabs';
import { startSession } from './session-store';

/** Messages reach every open channel of the name but the one that they are sent over. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  static readonly said: unknown[] = [];
  onmessage: (event: { data: unknown }) => void = () => undefined;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    FakeChannel.said.push(data);
    for (const one of FakeChannel.open) if (one !== this && one.name === this.name) one.onmessage({ data });
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

beforeEach(() => {
  startSession(null);
  FakeChannel.said.length = 0;
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

describe('the tabs of a browser', () => {
  it('are told of a login and of a logout, without a name, and not of a wrong password', async () => {
    const page = openPage();
    await page.logIn('wrong');
    expect(FakeChannel.said).toEqual([]);
    await page.logIn('Chips-2026!');
    expect(FakeChannel.said).toEqual([expect.any(Number)]);
    await page.logOut();
    expect(FakeChannel.said).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('hear of what happened in another one, and nothing of what they said themselves', async () => {
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

  it('have nothing to tell where each keeps a token of its own', async () => {
    setUpApi({ tokens: { read: () => null, write: () => undefined } });
    const stop = followOtherTabs(() => undefined);
    await openPage().logIn('Chips-2026!');
    expect([FakeChannel.said, FakeChannel.open.size]).toEqual([[], 0]);
    stop();
  });
});
