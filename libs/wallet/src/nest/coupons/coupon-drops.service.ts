import { Injectable } from '@nestjs/common';
import { BalanceGateway } from '@housebrand/providers/nest';
import { businessDay, DomainError, type MemberRef } from '@housebrand/shared';
import { AppLog, Clock } from '@housebrand/shared/nest';
import { WalletCalendar } from '../../core';
import { PaymentSaga } from '../payments/payment-saga';
import { TurnoverRepository, type OpenRequirement } from './turnover.repository';

/** Lets the turnover of unplayed coupons fall, so that it cannot lock in the money of a member who may not play. */
@Injectable()
export class CouponDrops {
  constructor(
    private readonly turnover: TurnoverRepository,
    private readonly saga: PaymentSaga,
    private readonly balances: BalanceGateway,
    private readonly calendar: WalletCalendar,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Lets all open demands of a member fall. @throws what the gateway throws; then none has fallen */
  async dropAll(member: MemberRef): Promise<void> {
    await this.drop(member, await this.turnover.open(member));
  }

  /**
   * Lets demands fall, the oldest first: of each at most the coupon's own amount goes back, and never more than the credit.
   * @throws what the gateway throws
   */
  async drop(member: MemberRef, open: readonly OpenRequirement[]): Promise<void> {
    if (open.length === 0) return;
    const at = this.clock.now();
    const day = businessDay(at, await this.calendar.zoneOf(member.prefix));
    let { balanceSatang: left } = await this.balances.current(member);
    for (const { payment, amountSatang } of open) {
      const amount = amountSatang < left ? amountSatang : left;
      const takenBack = await this.turnover.drop(member, { payment, amount, day, at });
      if (takenBack === null) continue;
      left -= amount;
      await this.takeBack(member, takenBack);
    }
  }

  /** Before money leaves that was counted with it; what fails here goes on behind the scenes. */
  private async takeBack({ prefix }: MemberRef, payment: string): Promise<void> {
    try {
      await this.saga.drive(prefix, payment);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn('the credit of a dropped coupon is not taken back yet', { payment });
    }
  }
}
