import { Injectable } from '@nestjs/common';
import { NotOffered } from '@housebrand/providers/nest';
import { AgentCalendar, bahtNumber, businessDay, type MemberRef } from '@housebrand/shared';
import { Clock, IdempotencyKeyReused, type Verdict } from '@housebrand/shared/nest';
import {
  CouponEnded,
  CouponExhausted,
  CouponUsed,
  CouponWaits,
  ExtrasGate,
  MemberPlay,
  UnknownCoupon,
  type Redemption,
} from '../../core';
import { amountNumber } from '../payment-records/payment.mapper';
import { PaymentSaga } from '../keyed-transfers/payment-saga';
import { PaymentsRepository } from '../payment-records/payments.repository';
import { TransferOffer } from '../keyed-transfers/transfer-offer';
import { CouponLimits } from './coupon-limits';
import { CouponsRepository, type RedeemedCoupon } from './coupons.repository';

@Injectable()
export class CouponsService {
  constructor(
    private readonly coupons: CouponsRepository,
    private readonly payments: PaymentsRepository,
    private readonly saga: PaymentSaga,
    private readonly offer: TransferOffer,
    private readonly calendar: AgentCalendar,
    private readonly limits: CouponLimits,
    private readonly play: MemberPlay,
    private readonly gate: ExtrasGate,
    private readonly clock: Clock,
  ) {}

  /**
   * Redeems a code; the reward is paid in the background. A repeated key returns the same redemption.
   * @throws UnknownCoupon, CouponUsed, CouponEnded, CouponExhausted, CouponWaits, IdempotencyKeyReused, NotOffered,
   *   TooManyRequests, and the gate's errors
   */
  async redeem(member: MemberRef, code: string, key: string, ip: string): Promise<Redemption> {
    await this.gate.assertMayTake(member, 'coupon');
    await this.offer.assertOffered(member);
    const zone = await this.calendar.zoneOf(member.prefix);
    const reservation = await this.limits.take(member, ip);
    let verdict: Verdict = 'unjudged';
    try {
      const at = this.clock.now();
      const request = {
        code,
        idempotencyKey: key,
        at,
        day: businessDay(at, zone),
        hasBetFeed: await this.play.hasBetFeed(),
      };
      const redeemed = await this.coupons.redeem(member, request);
      verdict = redeemed.outcome === 'unknown' ? 'wrong' : 'unjudged';
      return await this.startPayment(member, paymentOf(redeemed, zone));
    } finally {
      await reservation.settle(verdict);
    }
  }

  private async startPayment(member: MemberRef, id: string): Promise<Redemption> {
    this.saga.wake();
    const [{ unit, amount, status }, multiplier] = await Promise.all([
      this.payments.find(member, id),
      this.coupons.turnoverMultiplier(member, id),
    ]);
    const turnover = unit === 'CREDIT' ? bahtNumber(amount * BigInt(multiplier)) : 0;
    return { transactionId: id, reward: { kind: unit, amount: amountNumber(unit, amount), turnover }, status };
  }
}

function paymentOf({ outcome, payment, ended }: RedeemedCoupon, zone: string): string {
  switch (outcome) {
    case 'created':
    case 'replayed':
      return payment!;
    case 'keyConflict':
      throw new IdempotencyKeyReused();
    case 'unknown':
      throw new UnknownCoupon();
    case 'used':
      throw new CouponUsed();
    case 'exhausted':
      throw new CouponExhausted();
    case 'ended':
      throw new CouponEnded(ended!, zone);
    case 'noBetFeed':
      throw new NotOffered({ call: 'gamePlatform.betFeed' });
    case 'withdrawalPending':
      throw new CouponWaits();
  }
}
