import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@housebrand/shared/react';
import { LaunchTimedOut, UnusableLaunchAddress, usableAddress } from '../api/launch-game';
import { launchFailure } from './launch-failure';

const refusal = (status: number, code: number) => new ApiError({ status, code, message: 'why', requestId: 'r-1' });

describe('launchFailure', () => {
  it.each([
    ['offline', refusal(422, 2001), false, 'launchOffline', true],
    ['a broken connection', refusal(0, 0), true, 'launchOffline', true],
    ['a slow provider', new LaunchTimedOut(), true, 'launchFailed', true],
    ['a closed provider', refusal(503, 503), true, 'launchClosed', true],
    ['a game that is gone', refusal(404, 404), true, 'launchGone', false],
    ['a member who may not play', refusal(403, 403), true, 'launchRefused', false],
    ['a refusal of the provider', refusal(422, 2001), true, 'launchFailed', true],
    ['an address that is none', new UnusableLaunchAddress(), true, 'launchFailed', true],
  ])('%s', (_case, error, isOnline, title, isRetryable) => {
    expect(launchFailure(error, isOnline)).toMatchObject({ title, isRetryable });
  });

  it('of an offer that the provider refuses has no turn left', () => {
    expect(launchFailure(refusal(422, 2020), true, true)).toMatchObject({ text: 'noTurns', isRetryable: false });
    expect(launchFailure(refusal(503, 503), true, true)).toMatchObject({ title: 'launchClosed', isRetryable: true });
  });

  it("tells the server's words and the reference", () => {
    expect(launchFailure(refusal(422, 2001), true)).toMatchObject({ message: 'why', requestId: 'r-1' });
  });
});

describe('usableAddress', () => {
  it('opens web addresses only', () => {
    expect(usableAddress('https://game.example/x', 'https://portal')).toBe('https://game.example/x');
    expect(usableAddress('/play/1', 'https://portal')).toBe('https://portal/play/1');
    for (const uri of ['javascript:alert(1)', 'data:text/html,x', 'http://', null, 7]) {
      expect(() => usableAddress(uri, 'https://portal')).toThrow(UnusableLaunchAddress);
    }
  });
});
