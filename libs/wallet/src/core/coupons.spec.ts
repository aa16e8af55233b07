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

describe('coupon code', () => {
  it('has four groups of four unambiguous characters and survives normalization', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = couponCode(random);
        expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
        expect(normalizeCouponCode(code)).toBe(code.replaceAll('-', ''));
      }),
    );
  });

  it('encodes five bits of each random byte, 80 bits in all', () => {
    const lettersOf = (random: Uint8Array) => normalizeCouponCode(couponCode(random));
    const alone = (place: number, value: number) => lettersOf(new Uint8Array(16).fill(value, place, place + 1));
    for (let place = 0; place < 16; place += 1) {
      const letters = Array.from({ length: 32 }, (_, value) => alone(place, value)[place]);
      expect(new Set(letters).size).toBe(32);
      expect(alone(place, 37)).toBe(alone(place, 5));
    }
    for (const length of [15, 17]) expect(() => couponCode(new Uint8Array(length))).toThrow(RangeError);
  });

  it('ignores case, full-width forms and separators', () => {
    expect(normalizeCouponCode('welcome-7k2m 93qx')).toBe('WELCOME7K2M93QX');
    expect(normalizeCouponCode('ＷＥＬ７')).toBe('WEL7');
    expect(normalizeCouponCode('–')).toBe('');
  });
});

describe('coupon errors', () => {
  it('carries code, status and message of each refusal', () => {
    expect(new UnknownCoupon()).toMatchObject({ code: 404, status: 404 });
    expect(new CouponUsed()).toMatchObject({ code: 409, status: 409, messageKey: 'wallet.couponUsed' });
    expect(new CouponExhausted()).toMatchObject({ code: 409, status: 409, messageKey: 'wallet.couponExhausted' });
    const ended = new CouponEnded(new Date('2026-11-21T18:00:00Z'), 'Asia/Bangkok');
    expect(ended).toMatchObject({ code: 409, status: 409, values: { date: '2026-11-22' } });
  });
});

describe('coupon request', () => {
  const now = new Date('2026-11-22T05:00:00.000Z');
  const request = {
    name: 'Welcome',
    kind: 'CREDIT' as const,
    amountSatang: 10_050,
    amountPoints: null,
    turnoverMultiplier: 3,
    validFrom: null,
    validUntil: null,
    perMember: 1,
    total: null,
  } satisfies CreateCouponRequest;
  /** Returns the problems of the request with some fields replaced; `null`: none. */
  const wrong = (given: Partial<CreateCouponRequest>): string[] | null => {
    try {
      couponOffer({ ...request, ...given }, now);
      return null;
    } catch (error) {
      return (error as InvalidInput).problems.map(({ field, messageKey }) => `${field} ${messageKey}`);
    }
  };

  it('bounds multiplier, name, batch size, copies and code length', () => {
    expect([MAX_TURNOVER_MULTIPLE, MAX_COUPON_NAME_LENGTH, MAX_CODES_PER_BATCH]).toEqual([100, 80, 1_000]);
    expect([MAX_COUPON_COPIES, MAX_CODE_LENGTH]).toEqual([1_000_000_000, 64]);
  });

  it('accepts credit to the satang or whole points, valid from now by default', () => {
    expect(couponOffer(request, now)).toMatchObject({
      unit: 'CREDIT',
      amount: 10_050n,
      validFrom: now,
      validUntil: null,
      turnoverMultiplier: 3,
    });
    const times = { validFrom: '2026-11-23T05:00:00Z', validUntil: '2026-11-24T05:00:00Z' };
    const points = { kind: 'POINT' as const, amountSatang: null, amountPoints: 50 };
    expect(couponOffer({ ...request, ...points, turnoverMultiplier: 0, ...times }, now)).toMatchObject({
      unit: 'POINT',
      amount: 50n,
      validFrom: new Date(times.validFrom),
      validUntil: new Date(times.validUntil),
    });
    expect(wrong({ ...points, turnoverMultiplier: 1 })).toEqual(['turnoverMultiplier wallet.pointsAreNotPlayed']);
  });

  it('rejects an end that is past or not after the start', () => {
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
