import { Injectable } from '@nestjs/common';
import { BalanceGateway, WithdrawalsGateway } from '@housebrand/providers/nest';
import { AgentCalendar, businessDay, NotFound, type DomainError, type MemberRef } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import {
  CouponArriving,
  CouponInPlay,
  CouponNotReturnable,
  CouponReturnChanged,
  CouponReturning,
  type CouponReturn,
  type CouponReturnPreview,
} from '../../core';
import { PaymentSaga } from '../keyed-transfers/payment-saga';
import { TransferOffer } from '../keyed-transfers/transfer-offer';
import { PaymentsRepository } from '../payment-records/payments.repository';
import { toCouponReturnPreview } from './coupon.mapper';
import { TurnoverRepository, type ReturnRefusal } from './turnover.repository';
import { TurnoverService, type ApartRequirement } from './turnover.service';

/**
 * Returns coupons whose turnover requirement keeps a member from withdrawing, played or not. Anyone may, also an excluded member: only
 * credit that the coupon gave is taken.
 */
@Injectable()
export class CouponReturns {
  constructor(
    private readonly repository: TurnoverRepository,
    private readonly turnover: TurnoverService,
    private readonly payments: PaymentsRepository,
    private readonly balances: BalanceGateway,
    private readonly withdrawals: WithdrawalsGateway,
    private readonly saga: PaymentSaga,
    private readonly offer: TransferOffer,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns what returning a coupon takes and ends. Refuses it for the same reasons as {@link return}.
   * @throws NotFound, CouponNotReturnable, CouponReturning, CouponArriving, CouponInPlay, NotOffered, and the gateway's errors
   */
  async preview(member: MemberRef, payment: string): Promise<CouponReturnPreview> {
    const outcome = await this.repository.checkReturn(member, payment);
    if (outcome !== 'returnable') throw refusalOf(outcome);
    await this.offer.assertDebitOffered(member);
    const [coupon, reported] = await Promise.all([
      this.requirement(member, payment),
      this.withdrawals.condition(member),
    ]);
    return toCouponReturnPreview(coupon, reported);
  }

  /**
   * Returns a coupon; its credit is taken back in the background, at most `agreedSatang`. A second call changes nothing and answers with
   * the state of the first.
   * @throws the errors of {@link preview}, CouponReturnChanged
   */
  async return(member: MemberRef, payment: string, agreedSatang: number): Promise<CouponReturn> {
    const outcome = await this.repository.checkReturn(member, payment);
    const isStarted = outcome === 'returning' || outcome === 'returned';
    if (outcome !== 'returnable' && !isStarted) throw refusalOf(outcome);
    const amount = isStarted ? 0n : await this.amountToTake(member, payment, agreedSatang);
    const at = this.clock.now();
    const day = businessDay(at, await this.calendar.zoneOf(member.prefix));
    const { outcome: ended, reversal } = await this.repository.return(member, { payment, amount, day, at });
    if (ended === 'dropped') return { transactionId: null, amountSatang: 0, status: 'SUCCESS' };
    if (ended !== 'created' && ended !== 'replayed') throw refusalOf(ended);
    this.saga.wake();
    const { id, amount: taken, status } = await this.payments.find(member, reversal!);
    return { transactionId: id, amountSatang: Number(taken), status };
  }

  /** @throws CouponInPlay, CouponReturnChanged, and the gateway's errors */
  private async amountToTake(member: MemberRef, payment: string, agreedSatang: number): Promise<bigint> {
    await this.offer.assertDebitOffered(member);
    const { amountSatang } = await this.requirement(member, payment);
    const { balanceSatang } = await this.balances.current(member);
    const amount = balanceSatang < BigInt(amountSatang!) ? balanceSatang : BigInt(amountSatang!);
    if (amount > BigInt(agreedSatang)) throw new CouponReturnChanged();
    return amount;
  }

  private async requirement(member: MemberRef, payment: string): Promise<ApartRequirement> {
    const coupon = await this.turnover.apart(member, payment);
    if (!coupon) throw new CouponNotReturnable();
    if (await this.turnover.unsettled(member)) throw new CouponInPlay();
    return coupon;
  }
}

function refusalOf(refusal: ReturnRefusal): DomainError {
  switch (refusal) {
    case 'unknown':
      return new NotFound();
    case 'arriving':
      return new CouponArriving();
    case 'returning':
      return new CouponReturning();
    case 'closed':
    case 'returned':
      return new CouponNotReturnable();
  }
}
