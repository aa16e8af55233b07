import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { maskAccountNumber, maskName } from './member.mapper';

describe('masked account number', () => {
  it('shows the last four digits', () => {
    expect(maskAccountNumber('1234567890')).toBe('••••••7890');
    expect(maskAccountNumber('123-4-56789-0')).toBe('••••••7890');
    expect(maskAccountNumber('123')).toBe('•••');
    expect(maskAccountNumber('')).toBe('');
  });

  it('never shows more than four digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => maskAccountNumber(digits).replace(/•/g, '').length <= 4),
    );
  });
});

describe('masked name', () => {
  it('shows the beginning of the first name, keeping Thai vowels with their consonant', () => {
    expect(maskName('Somchai Jaidee')).toBe('So•••');
    expect(maskName('  ธนากร ใจดี')).toBe('ธน•••');
    expect(maskName('ปิ่นแก้ว')).toBe('ปิ่น•••');
    expect(maskName('Bo')).toBe('B•••');
    expect(maskName('ก')).toBe('•••');
    expect(maskName(' ')).toBeNull();
  });

  it('never shows the complete name or its length', () => {
    const name = fc.stringMatching(/^[A-Za-zก-ฮะ-ู]{1,12}$/);
    fc.assert(
      fc.property(name, name, (first, last) => {
        const shown = maskName(`${first} ${last}`)!.replace(/•••$/, '');
        expect(first.startsWith(shown)).toBe(true);
        expect(shown.length).toBeLessThan(first.length);
        expect(maskName(`${first} ${last}`)).toBe(maskName(first));
      }),
    );
  });
});
