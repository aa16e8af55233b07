import { Injectable } from '@nestjs/common';
import { BalanceGateway } from '@housebrand/providers/nest';
import { AgentCalendar, businessDay, DomainError, type MemberRef } from '@housebrand/shared';
import { AppLog, Clock } from '@housebrand/shared/nest';
import { PaymentSaga } from '../keyed-transfers/payment-saga';
import { TurnoverRepository, type OpenRequirement } from './turnover.repository';

/** Drops the turnover requirements of unplayed coupons, so that they don't lock in the money of a member who may not play. */
@Injectable()
export class CouponDrops {
  constructor(
    private readonly turnover: TurnoverRepository,
    private readonly saga: PaymentSaga,
    private readonly balances: BalanceGateway,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Drops all open requirements of a member. @throws the gateway's errors, before any is dropped */
  async dropAll(member: MemberRef): Promise<void> {
    await this.drop(member, await this.turnover.open(member));
  }

  /**
   * Drops requirements, the oldest first. Reverses at most each coupon's own amount, and never more than the member's credit.
   * @throws the gateway's errors
   */
  async drop(member: MemberRef, open: readonly OpenRequirement[]): Promise<void> {
    if (open.length === 0) return;
    const at = this.clock.now();
    const day = businessDay(at, await this.calendar.zoneOf(member.prefix));
    let { balanceSatang: left } = await this.balances.current(member);
    for (const { payment, amountSatang } of open) {
      const amount = amountSatang < left ? amountSatang : left;
      const reversal = await this.turnover.drop(member, { payment, amount, day, at });
      if (reversal === null) continue;
      left -= amount;
      await this.reverse(member, reversal);
    }
  }

  /** Runs the reversal before the member's other money leaves; after a failure, the outbox retries it. */
  private async reverse({ prefix }: MemberRef, payment: string): Promise<void> {
    try {
      await this.saga.drive(prefix, payment);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn('the credit of a dropped coupon is not reversed yet', { payment });
    }
  }
}
