import { describe, expect, it } from '@jest/globals';
import { OWN_CODES } from './own-codes';

describe('the codes of ours', () => {
  it('mean one thing each, and none is a provider’s or the specification’s', () => {
    const codes = Object.values(OWN_CODES);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => code > 4_400 && code < 4_500)).toBe(true);
  });
});
