import { describe, expect, it } from '@jest/globals';
import { OWN_CODES } from './own-codes';

describe('OWN_CODES', () => {
  it('gives each code one meaning, outside the ranges of the providers and the specification', () => {
    const codes = Object.values(OWN_CODES);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => code > 4_400 && code < 4_500)).toBe(true);
  });
});
