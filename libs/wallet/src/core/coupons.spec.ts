import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CouponEnded, couponCode, CouponExhausted, CouponUsed, normalizeCouponCode, UnknownCoupon } from './coupons';

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

describe('a code', () => {
  it('is four groups of four letters, none of which is mistaken for another, and stays what it is when it is read', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = couponCode(random);
        expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
        expect(normalizeCouponCode(code)).toBe(code.replaceAll('-', ''));
      }),
    );
  });

  it('tells eighty bits apart: each byte gives one letter of thirty-two', () => {
    const lettersOf = (random: Uint8Array) => normalizeCouponCode(couponCode(random));
    const alone = (place: number, value: number) => lettersOf(new Uint8Array(16).fill(value, place, place + 1));
    for (let place = 0; place < 16; place += 1) {
      const letters = Array.from({ length: 32 }, (_, value) => alone(place, value)[place]);
      expect(new Set(letters).size).toBe(32);
      expect(alone(place, 37)).toBe(alone(place, 5));
    }
    for (const length of [15, 17]) expect(() => couponCode(new Uint8Array(length))).toThrow(RangeError);
  });

  it('is the same in small letters, in full width and with anything in between', () => {
    expect(normalizeCouponCode('welcome-7k2m 93qx')).toBe('WELCOME7K2M93QX');
    expect(normalizeCouponCode('ＷＥＬ７')).toBe('WEL7');
    expect(normalizeCouponCode('–')).toBe('');
  });
});

describe('what keeps a coupon from being redeemed', () => {
  it('is told by its code', () => {
    expect(new UnknownCoupon()).toMatchObject({ code: 404, status: 404 });
    expect(new CouponUsed()).toMatchObject({ code: 409, status: 409, messageKey: 'wallet.couponUsed' });
    expect(new CouponExhausted()).toMatchObject({ code: 409, status: 409, messageKey: 'wallet.couponExhausted' });
    const ended = new CouponEnded(new Date('2026-11-21T18:00:00Z'), 'Asia/Bangkok');
    expect(ended).toMatchObject({ code: 409, status: 409, values: { date: '2026-11-22' } });
  });
});
