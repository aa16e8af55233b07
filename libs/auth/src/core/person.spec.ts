import { describe, expect, it } from '@jest/globals';
import { BANK_CODES, bankName } from '@housebrand/shared';
import fc from 'fast-check';
import { accountKey, accountKeys, nameKey, telKey } from './person';

const thai = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
const fullWidth = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));

/** The digits in the ways that people type them. */
const typed = (digits: string, at: number) =>
  fc.constantFrom(
    digits,
    thai(digits),
    fullWidth(digits),
    ` ${digits} `,
    `${digits.slice(0, at)}-${digits.slice(at)}`,
    `${digits.slice(0, at)} ${digits.slice(at)}`,
  );
const account = fc.stringMatching(/^[1-9]\d{8,11}$/);
const bank = fc.constantFrom(...BANK_CODES);
const bankSpelling = bank.chain((code) =>
  fc.record({
    code: fc.constant(code),
    spelling: fc.constantFrom(
      code,
      code.toLowerCase(),
      ` ${code} `,
      bankName(code, 'th'),
      `ธนาคาร${bankName(code, 'th')}`,
      bankName(code, 'en').toUpperCase(),
    ),
  }),
);
const written = account.chain((digits) =>
  fc.record({ digits: fc.constant(digits), text: fc.nat({ max: 3 }).chain((n) => typed('0'.repeat(n) + digits, 4)) }),
);

describe('account key', () => {
  it('is the same however bank and number are written', () => {
    fc.assert(
      fc.property(written, bankSpelling, ({ digits, text }, { code, spelling }) => {
        expect(accountKey(spelling, text)).toBe(`${code} ${digits}`);
        expect(accountKeys({ number: text, bankName: code })).toContain(accountKey(spelling, digits));
      }),
    );
  });

  it('differs by bank, and matches any bank if none is given', () => {
    fc.assert(
      fc.property(account, bank, bank, (digits, here, there) => {
        const key = accountKey(here, digits)!;
        expect(accountKeys({ number: digits, bankName: there }).includes(key)).toBe(here === there);
        expect(accountKeys({ number: `0${digits}` })).toContain(key);
      }),
    );
  });

  it('matches accounts stored by their digits alone and accounts of unknown banks', () => {
    fc.assert(
      fc.property(account, bank, fc.nat({ max: 3 }), (digits, code, zeros) => {
        const keys = accountKeys({ number: `00${digits}`, bankName: code });
        expect(keys).toContain(accountKey('Bank of Somewhere', digits));
        expect(keys).toContain('0'.repeat(zeros) + digits);
      }),
    );
  });

  it('is null for zeros or letters only', () => {
    for (const number of ['', '0000000000', 'unknown']) {
      expect(accountKey('KBANK', number)).toBeNull();
      expect(accountKeys({ number })).toEqual([]);
    }
  });
});

describe('phone key', () => {
  it('is the same however the number is written, with or without country code', () => {
    const tel = fc.stringMatching(/^0[689]\d{8}$/);
    const text = tel.chain((digits) =>
      fc.record({
        digits: fc.constant(digits),
        text: fc.constantFrom(digits, `66${digits.slice(1)}`, `+66${digits.slice(1)}`).chain((one) => typed(one, 5)),
      }),
    );
    fc.assert(fc.property(text, ({ digits, text: asWritten }) => expect(telKey(asWritten)).toBe(digits)));
  });

  it.each(['', '021234567', '0712345678', '08123456789', '6681234567', 'unknown'])('is null for %p', (text) => {
    expect(telKey(text)).toBeNull();
  });
});

describe('name key', () => {
  it('is the same for other spaces and capitals', () => {
    expect(nameKey('  Somchai \u00a0 JAIDEE ')).toBe('somchai jaidee');
    expect(nameKey('สมชาย ใจดี')).toBe(nameKey(' สมชาย  ใจดี'));
  });

  it('is the same for every way of typing a Thai name, and for invisible characters', () => {
    const key = nameKey('น้ำทิพย์ แก้วใส');
    expect(nameKey('น\u0e4d\u0e49\u0e32ทิพย์ เเก้วใส')).toBe(key);
    expect(nameKey('น้ำทิพย์\u200b แก้วใส')).toBe(key);
    expect(nameKey('นำทิพย์ แก้วใส')).not.toBe(key);
  });

  it('is null without a name', () => {
    expect([nameKey(''), nameKey('  ')]).toEqual([null, null]);
  });
});
