import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BANK_CODES, bankList, bankName, isBankCode } from './banks';

describe('the bank list', () => {
  it.each(['th', 'en'] as const)('begins with the placeholder and names every bank: %s', (language) => {
    const list = bankList(language);
    expect(list[0]).toEqual({ keyData: '', title: language === 'th' ? 'เลือกธนาคาร' : 'Choose a bank' });
    expect(list.slice(1).map(({ keyData }) => keyData)).toEqual([...BANK_CODES]);
    expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
    expect(list.some(({ title }) => title === 'Unknown')).toBe(false);
  });

  it('calls whatever it does not know Unknown', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        fc.pre(code !== '' && !isBankCode(code));
        expect(bankName(code, 'th')).toBe('Unknown');
      }),
    );
    expect(bankName('KBANK', 'th')).toBe('กสิกรไทย');
  });
});
