import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { bahtNumber, businessDay, type MemberRef } from '@housebrand/shared';
import { Clock, IdempotencyKeyReused, type Verdict } from '@housebrand/shared/nest';
import {
  couponCode,
  CouponEnded,
  CouponExhausted,
  CouponUsed,
  UnknownCoupon,
  WalletCalendar,
  type CouponOffer,
  type Redemption,
} from '../../core';
import { amountNumber } from '../payments/payment.mapper';
import { PaymentSaga } from '../payments/payment-saga';
import { PaymentsRepository } from '../payments/payments.repository';
import { TransferOffer } from '../payments/transfer-offer';
import { CouponLimits } from './coupon-limits';
import { CouponsRepository, type RedeemedCoupon, type StoredCoupon } from './coupons.repository';

/** Of one round trip. */
const CODES_AT_ONCE = 1_000;
const CODE_LETTERS = 16;

@Injectable()
export class CouponsService {
  constructor(
    private readonly coupons: CouponsRepository,
    private readonly payments: PaymentsRepository,
    private readonly saga: PaymentSaga,
    private readonly offer: TransferOffer,
    private readonly calendar: WalletCalendar,
    private readonly limits: CouponLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Redeems a code; the reward is on its way when this answers. The same key again answers with the same redemption.
   * @throws UnknownCoupon, CouponUsed, CouponEnded, CouponExhausted, IdempotencyKeyReused, NotOffered, TooManyRequests
   */
  async redeem(member: MemberRef, code: string, key: string, ip: string): Promise<Redemption> {
    await this.offer.assertOffered(member);
    const zone = await this.calendar.zoneOf(member.prefix);
    const held = await this.limits.take(member, ip);
    let verdict: Verdict = 'unjudged';
    try {
      const at = this.clock.now();
      const redeemed = await this.coupons.redeem(member, code, key, at, businessDay(at, zone));
      verdict = redeemed.outcome === 'unknown' ? 'wrong' : 'unjudged';
      return await this.tell(member, paymentOf(redeemed, zone));
    } finally {
      await held.settle(verdict);
    }
  }

  /** The agent's coupons, for operators. */
  list(prefix: string): Promise<StoredCoupon[]> {
    return this.coupons.list(prefix);
  }

  /** Makes a coupon without codes. @returns its id */
  create(prefix: string, offer: CouponOffer): Promise<string> {
    return this.coupons.create(prefix, offer, this.clock.now());
  }

  /** Makes codes that are redeemed once each. Nobody can read them later. */
  async generate(prefix: string, coupon: string, count: number): Promise<string[]> {
    const codes = Array.from({ length: count }, () => couponCode(randomBytes(CODE_LETTERS)));
    for (let from = 0; from < count; from += CODES_AT_ONCE)
      await this.coupons.addCodes(prefix, coupon, codes.slice(from, from + CODES_AT_ONCE), 1);
    return codes;
  }

  private async tell(member: MemberRef, id: string): Promise<Redemption> {
    this.saga.wake();
    const [{ unit, amount, status }, times] = await Promise.all([
      this.payments.find(member, id),
      this.coupons.turnoverMultiplier(member, id),
    ]);
    const turnover = unit === 'CREDIT' ? bahtNumber(amount * BigInt(times)) : 0;
    return { transactionId: id, reward: { kind: unit, amount: amountNumber(unit, amount), turnover }, status };
  }
}

function paymentOf({ outcome, payment, ended }: RedeemedCoupon, zone: string): string {
  switch (outcome) {
    case 'opened':
    case 'known':
      return payment!;
    case 'otherRequest':
      throw new IdempotencyKeyReused();
    case 'unknown':
      throw new UnknownCoupon();
    case 'used':
      throw new CouponUsed();
    case 'exhausted':
      throw new CouponExhausted();
    case 'ended':
      throw new CouponEnded(ended!, zone);
  }
}
