import { Injectable } from '@nestjs/common';
import { WithdrawalsGateway } from '@housebrand/providers/nest';
import { businessDay, type MemberRef } from '@housebrand/shared';
import { Clock, type AgentTx } from '@housebrand/shared/nest';
import { AffiliateCalendar, IncomeAccount, IncomeTooLittle, type IncomeWithdrawal } from '../../core';

/** Income into credit: all of it, once for a key. */
@Injectable()
export class IncomeWithdrawals {
  constructor(
    private readonly account: IncomeAccount<AgentTx>,
    private readonly conditions: WithdrawalsGateway,
    private readonly calendar: AffiliateCalendar,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins to pay all that the member is owed; the least of it is the platform's (`withdraw/condition/point`). What becomes of it
   * shows in `withdraw_histories`. @throws IncomeTooLittle, NotOffered, and what the gateway throws
   */
  async withdraw(member: MemberRef, idempotencyKey: string): Promise<IncomeWithdrawal> {
    await this.account.assertOffered(member);
    const { minSatang: least } = await this.conditions.incomeCondition(member);
    const zone = await this.calendar.zoneOf(member.prefix);
    const day = businessDay(this.clock.now(), zone);
    const started = await this.account.withdraw(member, { least, idempotencyKey, day });
    if (!started) throw new IncomeTooLittle(least, await this.account.balance(member));
    return started;
  }
}
