import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { maskAccountNumber } from './member.mapper';

describe('account number', () => {
  it('shows the last four digits', () => {
    expect(maskAccountNumber('1234567890')).toBe('••••••7890');
    expect(maskAccountNumber('123-4-56789-0')).toBe('••••••7890');
    expect(maskAccountNumber('123')).toBe('•••');
    expect(maskAccountNumber('')).toBe('');
  });

  it('never shows more than four', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => maskAccountNumber(digits).replace(/•/g, '').length <= 4),
    );
  });
});
