import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '@housebrand/shared';
import {
  checkGift,
  giftAllowance,
  GiftsTooLarge,
  GiftToOneself,
  NoSuchReceiver,
  NotEnoughChips,
  recentReceivers,
  TooManyGifts,
} from './gifts';
import type { PaymentEntry } from './contracts';

const gift = (counterparty: string | null, status: PaymentEntry['status'] = 'SUCCESS') =>
  ({ kind: 'GIFT', counterparty, status, reverses: null }) as PaymentEntry;

describe('recent receivers', () => {
  it('returns the latest three receivers of completed gifts, each once', () => {
    const sent = [gift('MTOA', 'REJECT'), gift('MTOB'), gift('MTOB'), gift(null), gift('MTOC', 'CREATE'), gift('MTOD')];
    expect(recentReceivers(sent)).toEqual(['MTOB', 'MTOD']);
    // A reversal carries a masked name.
    expect(recentReceivers([{ ...gift('MTO•••21'), reverses: 'gift-1' }, gift('MTOB')])).toEqual(['MTOB']);
    expect(recentReceivers(['1', '2', '3', '4'].map((name) => gift(name)))).toEqual(['1', '2', '3']);
  });

  it('returns at most three distinct receivers in list order', () => {
    const names = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E'));
    fc.assert(
      fc.property(names, (list) => {
        const recent = recentReceivers(list.map((name) => gift(name)));
        expect(recent).toHaveLength(Math.min(3, new Set(list).size));
        expect(recent).toEqual([...new Set(list)].slice(0, recent.length));
      }),
    );
  });
});

describe('gift check', () => {
  const sender = { prefix: 'MTO', username: 'MTOA' };
  const limits = (minSatang: bigint) => ({ minSatang, countPerDay: 1, totalSatangPerDay: 1n });
  const check = (amount: number, minSatang: bigint) => checkGift(sender, 'MTOB', amount, limits(minSatang));

  it('rejects amounts below the minimum (1 satang if none is set)', () => {
    const amounts = fc.bigInt({ min: -200n, max: 1_000n });
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: -5n, max: 500n }), (satang, minimum) => {
        const isEnough = satang >= 1n && satang >= minimum;
        if (!isEnough) expect(() => check(Number(satang) / 100, minimum)).toThrow(InvalidInput);
        else expect(check(Number(satang) / 100, minimum)).toEqual({ receiver: 'MTOB', amountSatang: satang });
      }),
    );
    expect(check(1.5, 150n).amountSatang).toBe(150n);
    expect(() => check(1.49, 150n)).toThrow(InvalidInput);
    expect(() => check(0, 0n)).toThrow(InvalidInput);
    expect(check(0.01, 0n).amountSatang).toBe(1n);
  });

  it('rejects the sender as receiver and members of other agents', () => {
    expect(() => checkGift(sender, 'MTOA', 1, limits(1n))).toThrow(GiftToOneself);
    expect(() => checkGift(sender, 'NAGAB', 1, limits(1n))).toThrow(NoSuchReceiver);
  });

  it('reports the allowance left for the day, never below zero', () => {
    const limits = { minSatang: 10_000n, countPerDay: 5, totalSatangPerDay: 1_000_000n };
    const dayEnd = new Date('2026-11-21T17:00:00Z');
    const allowance = (given: { count: number; satang: bigint }) => giftAllowance(limits, given, dayEnd);
    expect(allowance({ count: 0, satang: 0n })).toEqual({
      minSatang: 10_000,
      giftsPerDay: 5,
      giftsLeft: 5,
      leftSatang: 1_000_000,
      renewsAt: '2026-11-21T17:00:00.000Z',
    });
    expect(allowance({ count: 2, satang: 50_050n })).toMatchObject({ giftsLeft: 3, leftSatang: 949_950 });
    expect(allowance({ count: 0, satang: 999_999n }).leftSatang).toBe(1);
    expect(allowance({ count: 7, satang: 2_000_000n })).toMatchObject({ giftsLeft: 0, leftSatang: 0 });
    expect(giftAllowance({ ...limits, minSatang: 0n }, { count: 0, satang: 0n }, dayEnd).minSatang).toBe(1);
  });

  it('carries code, status and values of each refusal', () => {
    expect(new NoSuchReceiver('X')).toMatchObject({ code: 404, status: 404, values: { name: 'X' } });
    expect(new GiftToOneself()).toMatchObject({ code: 422, status: 422 });
    expect(new NotEnoughChips(150n)).toMatchObject({ code: 422, status: 422, values: { credit: '1.50' } });
    expect(new TooManyGifts(3)).toMatchObject({ code: 422, status: 422, values: { count: 3 } });
    expect(new GiftsTooLarge(1n)).toMatchObject({ code: 422, status: 422, values: { left: '0.01' } });
    expect(new GiftsTooLarge(-5n)).toMatchObject({ values: { left: '0' } });
  });
});
