import { Injectable } from '@nestjs/common';
import { WithdrawalsGateway } from '@housebrand/providers/nest';
import { AgentCalendar, businessDay, type MemberRef } from '@housebrand/shared';
import { Clock, type AgentTx } from '@housebrand/shared/nest';
import { IncomeAccount, IncomeTooLittle, type IncomeWithdrawal } from '../../core';

/** Converts all income to credit, once per idempotency key. */
@Injectable()
export class IncomeWithdrawals {
  constructor(
    private readonly account: IncomeAccount<AgentTx>,
    private readonly conditions: WithdrawalsGateway,
    private readonly calendar: AgentCalendar,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts to pay all income that the member is owed. The platform sets the minimum (`withdraw/condition/point`), and
   * `withdraw_histories` shows the status. @throws IncomeTooLittle, NotOffered, and the errors of the gateway
   */
  async withdraw(member: MemberRef, idempotencyKey: string): Promise<IncomeWithdrawal> {
    await this.account.assertOffered(member);
    const { minSatang } = await this.conditions.incomeCondition(member);
    const zone = await this.calendar.zoneOf(member.prefix);
    const day = businessDay(this.clock.now(), zone);
    const started = await this.account.withdraw(member, { minSatang, idempotencyKey, day });
    if (!started) throw new IncomeTooLittle(minSatang, await this.account.balance(member));
    return started;
  }
}
