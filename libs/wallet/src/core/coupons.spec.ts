import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '@housebrand/shared';
import {
  CouponEnded,
  couponCode,
  CouponExhausted,
  couponOffer,
  CouponUsed,
  MAX_COUPON_NAME_LENGTH,
  MAX_CODE_LENGTH,
  MAX_CODES_PER_BATCH,
  MAX_COUPON_COPIES,
  MAX_TURNOVER_MULTIPLE,
  normalizeCouponCode,
  UnknownCoupon,
  type CreateCouponRequest,
} from './coupons';

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

describe('a coupon that an agent writes', () => {
  const now = new Date('2026-11-22T05:00:00.000Z');
  const request = {
    name: 'Welcome',
    kind: 'CREDIT' as const,
    amount: 100.5,
    turnoverMultiplier: 3,
    validFrom: null,
    validUntil: null,
    perMember: 1,
    total: null,
  } satisfies CreateCouponRequest;
  /** What is wrong with it; `null`: nothing. */
  const wrong = (given: Partial<CreateCouponRequest>): string[] | null => {
    try {
      couponOffer({ ...request, ...given }, now);
      return null;
    } catch (error) {
      return (error as InvalidInput).problems.map(({ field, messageKey }) => `${field} ${messageKey}`);
    }
  };

  it('has an end of everything', () => {
    expect([MAX_TURNOVER_MULTIPLE, MAX_COUPON_NAME_LENGTH, MAX_CODES_PER_BATCH]).toEqual([100, 80, 1_000]);
    expect([MAX_COUPON_COPIES, MAX_CODE_LENGTH]).toEqual([1_000_000_000, 64]);
  });

  it('brings credit to the satang or whole points, from now on unless it says from when', () => {
    expect(couponOffer(request, now)).toMatchObject({
      unit: 'CREDIT',
      amount: 10_050n,
      validFrom: now,
      validUntil: null,
      turnoverMultiplier: 3,
    });
    const times = { validFrom: '2026-11-23T05:00:00Z', validUntil: '2026-11-24T05:00:00Z' };
    expect(couponOffer({ ...request, kind: 'POINT', amount: 50, turnoverMultiplier: 0, ...times }, now)).toMatchObject({
      unit: 'POINT',
      amount: 50n,
      validFrom: new Date(times.validFrom),
      validUntil: new Date(times.validUntil),
    });
    expect(wrong({ kind: 'POINT', amount: 1.5, turnoverMultiplier: 1 })).toEqual([
      'amount wallet.wholePoints',
      'turnoverMultiplier wallet.pointsAreNotPlayed',
    ]);
  });

  it('ends after it begins, and not before now', () => {
    const over = ['validUntil wallet.couponOver'];
    expect(wrong({ validUntil: now.toISOString() })).toEqual(over);
    expect(wrong({ validUntil: '2026-11-22T05:00:00.001Z' })).toBeNull();
    const [from, later] = ['2026-11-23T05:00:00.000Z', '2026-11-23T05:00:00.001Z'];
    expect(wrong({ validFrom: from, validUntil: from })).toEqual(over);
    expect(wrong({ validFrom: from, validUntil: later })).toBeNull();
    const [before, past] = ['2026-11-01T05:00:00.000Z', '2026-11-02T05:00:00.000Z'];
    for (const validUntil of [past, now.toISOString()]) expect(wrong({ validFrom: before, validUntil })).toEqual(over);
  });
});
