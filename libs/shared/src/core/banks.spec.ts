import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BANK_CODES, bankCodeOf, bankList, bankName, isBankCode } from './banks';

describe('bank list', () => {
  it.each(['th', 'en'] as const)('starts with the placeholder and names every bank: %s', (language) => {
    const list = bankList(language);
    expect(list[0]).toEqual({ keyData: '', title: language === 'th' ? 'เลือกธนาคาร' : 'Choose a bank' });
    expect(list.slice(1).map(({ keyData }) => keyData)).toEqual([...BANK_CODES]);
    expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
    expect(list.some(({ title }) => title === 'ธนาคารอื่น')).toBe(false);
  });

  it('names an unknown code in words of its language', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        fc.pre(code !== '' && !isBankCode(code));
        expect([bankName(code, 'th'), bankName(code, 'en')]).toEqual(['ธนาคารอื่น', 'Unknown']);
      }),
    );
    expect(bankName('KBANK', 'th')).toBe('กสิกรไทย');
  });

  it('finds a bank by its code or either name, ignoring case, punctuation and character width', () => {
    const written = fc.constantFrom<(name: string) => string>(
      (name) => name,
      (name) => name.toLowerCase(),
      (name) => ` ${name}. `,
      (name) =>
        [...name]
          .map((sign) => (/[A-Z]/i.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign))
          .join(''),
    );
    fc.assert(
      fc.property(fc.constantFrom(...BANK_CODES), written, (code, write) => {
        for (const name of [code, bankName(code, 'th'), bankName(code, 'en'), `ธนาคาร${bankName(code, 'th')}`])
          expect(bankCodeOf(write(name))).toBe(code);
      }),
    );
    for (const other of ['', 'Unknown', 'ธนาคาร', 'toString']) expect(bankCodeOf(other)).toBeNull();
  });
});
