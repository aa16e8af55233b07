import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@housebrand/shared/react';
import { LaunchTimedOut, UnusableLaunchAddress, usableAddress } from '../api/launch-game';
import { launchFailure } from './launch-failure';

const refusal = (status: number, code: number) => new ApiError({ status, code, message: 'why', requestId: 'r-1' });

describe('launchFailure', () => {
  it.each([
    ['being offline', refusal(422, 2001), false, 'launchOffline', true],
    ['a broken connection', refusal(0, 0), true, 'launchOffline', true],
    ['a slow provider', new LaunchTimedOut(), true, 'launchFailed', true],
    ['a closed provider', refusal(503, 503), true, 'launchClosed', true],
    ['a game that is gone', refusal(404, 404), true, 'launchMissing', false],
    ['a member who may not play', refusal(403, 403), true, 'launchRefused', false],
    ["a provider's refusal", refusal(422, 2001), true, 'launchFailed', true],
    ['an unusable address', new UnusableLaunchAddress(), true, 'launchFailed', true],
  ])('explains %s', (_case, error, isOnline, title, isRetryable) => {
    expect(launchFailure(error, isOnline)).toMatchObject({ title, isRetryable });
  });

  it('reports no turns left when the provider refuses an offer', () => {
    expect(launchFailure(refusal(422, 2020), true, true)).toMatchObject({ text: 'noTurns', isRetryable: false });
    expect(launchFailure(refusal(503, 503), true, true)).toMatchObject({ title: 'launchClosed', isRetryable: true });
  });

  it("contains the server's message and the reference", () => {
    expect(launchFailure(refusal(422, 2001), true)).toMatchObject({ message: 'why', requestId: 'r-1' });
  });

  it("replaces the specification's English message by what to do", () => {
    const error = new ApiError({ status: 403, code: 403, message: 'session invalid', requestId: 'r-1' });
    expect(launchFailure(error, true)).toMatchObject({ message: null, text: 'launchRefusedText' });
  });
});

describe('usableAddress', () => {
  it('accepts http(s) addresses only', () => {
    expect(usableAddress('https://game.example/x', 'https://portal')).toBe('https://game.example/x');
    expect(usableAddress('/play/1', 'https://portal')).toBe('https://portal/play/1');
    for (const uri of ['javascript:alert(1)', 'data:text/html,x', 'http://', null, 7]) {
      expect(() => usableAddress(uri, 'https://portal')).toThrow(UnusableLaunchAddress);
    }
  });
});
