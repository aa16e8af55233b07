import { Injectable } from '@nestjs/common';
import { formatSatang, satangFromBaht, type MemberRef } from '@housebrand/shared';
import { Messages, RequestContext } from '@housebrand/shared/nest';
import { ProviderRefused, RewardsGateway, WithdrawalsGateway } from '@housebrand/providers/nest';
import {
  ExtrasGate,
  inBoth,
  type AmountRequest,
  type BonusRequest,
  type BonusSetting,
  type CashBack,
  type IncomeCondition,
  type MoveView,
  type WithdrawCondition,
} from '../../core';
import { TurnoverService } from '../coupons/turnover.service';
import { ProviderMoves } from '../unkeyed-moves/provider-moves.service';
import { withdrawCondition } from './withdrawals.mapper';

/** Withdrawals from the credit, and claims of income and cashback. On our side, only coupons' turnover requirements block a withdrawal. */
@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly moves: ProviderMoves,
    private readonly withdrawals: WithdrawalsGateway,
    private readonly rewards: RewardsGateway,
    private readonly turnover: TurnoverService,
    private readonly gate: ExtrasGate,
    private readonly messages: Messages,
    private readonly context: RequestContext,
  ) {}

  /** Returns the provider's condition for a withdrawal, with our coupons' turnover requirements. */
  async condition(member: MemberRef): Promise<WithdrawCondition> {
    const [reported, coupons] = await Promise.all([this.withdrawals.condition(member), this.turnover.missing(member)]);
    const isMissing = reported.turnover !== null || coupons.length > 0;
    const unsettled = isMissing ? await this.turnover.unsettled(member) : null;
    const { language } = this.context;
    return withdrawCondition(
      reported,
      { coupons, unsettled },
      {
        toGo: (missing) => this.messages.say('wallet.turnoverToGo', language, { amount: formatSatang(missing) }),
        inProgress: () => this.messages.say('wallet.withdrawalInProgress', language),
      },
    );
  }

  /** @throws the errors of `ProviderMoves.make` */
  withdraw(member: MemberRef, idempotencyKey: string, { amount }: AmountRequest): Promise<MoveView> {
    const amountSatang = satangFromBaht(amount);
    const intent = { kind: 'WITHDRAWAL', amountSatang, idempotencyKey, after: null } as const;
    return this.moves.make(member, intent, async () => {
      await this.assertAnswers(member);
      return this.withdrawals.withdraw(member, amountSatang);
    });
  }

  /** Detects an unavailable provider before the withdrawal is sent, so that it doesn't stay open as unknown. @throws ProviderUnavailable */
  private async assertAnswers(member: MemberRef): Promise<void> {
    try {
      await this.withdrawals.condition(member);
    } catch (error) {
      // a refused condition doesn't mean that the withdrawal will be refused
      if (!(error instanceof ProviderRefused)) throw error;
    }
  }

  async incomeCondition(member: MemberRef): Promise<IncomeCondition> {
    const { isOpen, minSatang, gatheredSatang, creditSatang } = await this.withdrawals.incomeCondition(member);
    return {
      flag: isOpen,
      ...inBoth('minWithdraw', minSatang),
      ...inBoth('totalWallet', gatheredSatang),
      ...inBoth('walletMain', creditSatang),
    };
  }

  /** @throws the errors of the gate and `ProviderMoves.make` */
  async claimIncome(member: MemberRef, idempotencyKey: string, { amount }: AmountRequest): Promise<MoveView> {
    await this.gate.assertMayTake(member, 'playPoints');
    const amountSatang = satangFromBaht(amount);
    const { lastClaim } = await this.withdrawals.incomeCondition(member);
    const intent = { kind: 'INCOME', amountSatang, idempotencyKey, after: lastClaim?.reference ?? null } as const;
    return this.moves.make(member, intent, () => this.withdrawals.claimIncome(member, amountSatang));
  }

  async cashBack(member: MemberRef): Promise<CashBack> {
    const { amountSatang, netLossSatang, share } = await this.rewards.cashBack(member);
    return { ...inBoth('amount', amountSatang), ...inBoth('netLoss', netLossSatang), percentage: share };
  }

  /** @throws the errors of the gate and `ProviderMoves.make` */
  async claimCashBack(member: MemberRef, idempotencyKey: string): Promise<MoveView> {
    await this.gate.assertMayTake(member, 'cashBack');
    const { lastClaim } = await this.rewards.cashBack(member);
    const intent = {
      kind: 'CASHBACK',
      amountSatang: null,
      idempotencyKey,
      after: lastClaim?.reference ?? null,
    } as const;
    return this.moves.make(member, intent, () => this.rewards.claimCashBack(member));
  }

  /** Every member may turn the bonus off. @throws the gate's errors */
  async setBonus(member: MemberRef, { isBonus }: BonusRequest): Promise<BonusSetting> {
    if (isBonus) await this.gate.assertMayTake(member, 'bonus');
    return { bonus: await this.rewards.setBonus(member, isBonus) };
  }
}
