import { Injectable } from '@nestjs/common';
import { NotOffered } from '@housebrand/providers/nest';
import { AgentCalendar, bahtNumber, businessDay, type DomainError, type MemberRef } from '@housebrand/shared';
import { Clock, IdempotencyKeyReused, type Verdict } from '@housebrand/shared/nest';
import {
  CouponEnded,
  CouponExhausted,
  CouponUsed,
  CouponWaits,
  ExtrasGate,
  MemberPlay,
  UnknownCoupon,
  type CouponPreview,
  type Redemption,
} from '../../core';
import { amountNumber } from '../payment-records/payment.mapper';
import { PaymentSaga } from '../keyed-transfers/payment-saga';
import { PaymentsRepository } from '../payment-records/payments.repository';
import { TransferOffer } from '../keyed-transfers/transfer-offer';
import { CouponLimits } from './coupon-limits';
import { toCouponPreview } from './coupon.mapper';
import { CouponsRepository, type CouponRefusal, type RedeemedCoupon } from './coupons.repository';

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
   * Returns what a code gives and requires. Refuses it for the same reasons as {@link redeem}, and counts wrong codes with it.
   * @throws UnknownCoupon, CouponUsed, CouponEnded, CouponExhausted, CouponWaits, NotOffered, TooManyRequests, and the gate's errors
   */
  async preview(member: MemberRef, code: string, ip: string): Promise<CouponPreview> {
    return this.attempt(member, ip, async (zone) => {
      const request = { code, at: this.clock.now(), hasBetFeed: await this.play.hasBetFeed() };
      const checked = await this.coupons.check(member, request);
      if (checked?.outcome !== 'redeemable')
        throw refusalOf(checked?.outcome ?? 'unknown', checked?.ends ?? null, zone);
      return toCouponPreview(checked);
    });
  }

  /**
   * Redeems a code; the reward is paid in the background. A repeated key returns the same redemption.
   * @throws UnknownCoupon, CouponUsed, CouponEnded, CouponExhausted, CouponWaits, IdempotencyKeyReused, NotOffered,
   *   TooManyRequests, and the gate's errors
   */
  async redeem(member: MemberRef, code: string, key: string, ip: string): Promise<Redemption> {
    return this.attempt(member, ip, async (zone) => {
      const at = this.clock.now();
      const request = {
        code,
        idempotencyKey: key,
        at,
        day: businessDay(at, zone),
        hasBetFeed: await this.play.hasBetFeed(),
      };
      return this.startPayment(member, paymentOf(await this.coupons.redeem(member, request), zone));
    });
  }

  /** Runs a request with a code for a member who may take coupons. An unknown code counts towards the limits. */
  private async attempt<T>(member: MemberRef, ip: string, request: (zone: string) => Promise<T>): Promise<T> {
    await this.gate.assertMayTake(member, 'coupon');
    await this.offer.assertOffered(member);
    const zone = await this.calendar.zoneOf(member.prefix);
    const reservation = await this.limits.take(member, ip);
    let verdict: Verdict = 'unjudged';
    try {
      return await request(zone);
    } catch (error) {
      if (error instanceof UnknownCoupon) verdict = 'wrong';
      throw error;
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
    default:
      throw refusalOf(outcome, ended, zone);
  }
}

function refusalOf(refusal: CouponRefusal, ended: Date | null, zone: string): DomainError {
  switch (refusal) {
    case 'unknown':
      return new UnknownCoupon();
    case 'used':
      return new CouponUsed();
    case 'exhausted':
      return new CouponExhausted();
    case 'ended':
      return new CouponEnded(ended!, zone);
    case 'noBetFeed':
      return new NotOffered({ call: 'gamePlatform.betFeed' });
    case 'withdrawalPending':
      return new CouponWaits();
  }
}
