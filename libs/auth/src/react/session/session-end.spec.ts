/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetSessionEnd, keepSessionEnd, readSessionEnd, type SessionEnd } from './session-end';

const end: SessionEnd = { prefix: 'MTO', cause: 'expired', from: '/MTO/coupon?a=1', username: 'MTODEMO1', money: null };

beforeEach(() => sessionStorage.clear());

describe('end of a session', () => {
  it('stays known to its agent until it is forgotten', () => {
    keepSessionEnd(end);
    expect(readSessionEnd('MTO')).toEqual(end);
    expect(readSessionEnd('NAGA')).toBeNull();
    forgetSessionEnd();
    expect(readSessionEnd('MTO')).toBeNull();
  });

  it.each(['/MTO', '/MTO?open=cashback', '/MTO/en/deposit/history?id=7'])('leads back to %s', (from) => {
    keepSessionEnd({ ...end, from });
    expect(readSessionEnd('MTO')?.from).toBe(from);
  });

  it.each(['//evil.example', 'https://evil.example/MTO', '/NAGA/deposit', '/MTOX', '/MTO.evil.example', '\\evil', ''])(
    'never leads to %s',
    (from) => {
      keepSessionEnd({ ...end, from });
      expect(readSessionEnd('MTO')).toBeNull();
    },
  );
});
