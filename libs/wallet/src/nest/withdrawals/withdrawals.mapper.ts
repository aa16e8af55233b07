import type { Satang } from '@housebrand/shared';
import type { WithdrawConditionRecord } from '@housebrand/providers/nest';
import { inBoth, type TurnoverDemand, type WithdrawCondition } from '../../core';
import type { CouponTurnover } from '../coupons/turnover.service';

/**
 * The provider's condition and our coupons' as one: closed when one of them is, and with the turnover of both.
 * @param toGo says how much turnover is missing
 */
export function withdrawCondition(
  told: WithdrawConditionRecord,
  { demands: coupons, unsettled }: CouponTurnover,
  toGo: (missing: Satang) => string,
): WithdrawCondition {
  const { isClosed, creditSatang, withdrawableSatang, minSatang, turnover, open } = told;
  const isHeld = coupons.length > 0;
  const required = (turnover?.requiredSatang ?? 0n) + sumOf(coupons, 'requiredSatang');
  const done = (turnover?.doneSatang ?? 0n) + sumOf(coupons, 'doneSatang');
  // the provider's words name its own figure, and what else it says comes first
  const message = isHeld && (turnover || !isClosed) && !open ? toGo(required - done) : told.message;
  return {
    disableBtn: isClosed || isHeld,
    ...inBoth('credit', creditSatang),
    ...inBoth('amountCanWithdraw', isHeld ? 0n : withdrawableSatang),
    message,
    minSatang: minSatang === null ? null : Number(minSatang),
    turnover: turnover || isHeld ? { requiredSatang: Number(required), doneSatang: Number(done) } : null,
    demands: [...(turnover?.deposits.map(toDemand) ?? []), ...coupons].sort((a, b) => a.at.localeCompare(b.at)),
    unsettled,
    open: open && {
      reference: open.reference,
      amountSatang: Number(open.amountSatang),
      createdAt: open.at.toISOString(),
    },
  };
}

function sumOf(demands: readonly TurnoverDemand[], what: 'requiredSatang' | 'doneSatang'): Satang {
  return demands.reduce((sum, demand) => sum + BigInt(demand[what]), 0n);
}

function toDemand(deposit: NonNullable<WithdrawConditionRecord['turnover']>['deposits'][number]): TurnoverDemand {
  const { reference, amountSatang, requiredSatang, doneSatang, at } = deposit;
  return {
    kind: 'deposit',
    reference,
    amountSatang: amountSatang === null ? null : Number(amountSatang),
    requiredSatang: Number(requiredSatang),
    doneSatang: Number(doneSatang),
    missingSatang: Number(requiredSatang - doneSatang),
    at: at.toISOString(),
  };
}
