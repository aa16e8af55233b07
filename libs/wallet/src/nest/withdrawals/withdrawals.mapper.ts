import type { Satang } from '@housebrand/shared';
import type { WithdrawConditionRecord } from '@housebrand/providers/nest';
import { inBoth, type TurnoverRequirement, type UnsettledBets, type WithdrawCondition } from '../../core';

/** Our part of the condition, apart from the provider's. */
export interface OwnCondition {
  /** Requirements of our coupons, the oldest first. */
  coupons: TurnoverRequirement[];
  unsettled: UnsettledBets | null;
}

export interface WithdrawalTexts {
  toGo: (missing: Satang) => string;
  inProgress: () => string;
}

/**
 * Merges the provider's condition with our coupons' requirements: closed if either is, and with the turnover of both.
 * @param words our messages in the reader's language, used where we know the figures; otherwise the provider's message is kept
 */
export function withdrawCondition(
  reported: WithdrawConditionRecord,
  { coupons, unsettled }: OwnCondition,
  texts: WithdrawalTexts,
): WithdrawCondition {
  const { isClosed, creditSatang, withdrawableSatang, minSatang, turnover, open } = reported;
  const isHeld = coupons.length > 0;
  const required = (turnover?.requiredSatang ?? 0n) + sumOf(coupons, 'requiredSatang');
  const done = (turnover?.doneSatang ?? 0n) + sumOf(coupons, 'doneSatang');
  const missing = required - done;
  const isPlayMissing = missing > 0n && (isClosed ? turnover !== null : isHeld);
  const message = open ? texts.inProgress() : isPlayMissing ? texts.toGo(missing) : reported.message;
  return {
    disableBtn: isClosed || isHeld,
    ...inBoth('credit', creditSatang),
    ...inBoth('amountCanWithdraw', isHeld ? 0n : withdrawableSatang),
    message,
    minSatang: minSatang === null ? null : Number(minSatang),
    turnover: turnover || isHeld ? { requiredSatang: Number(required), doneSatang: Number(done) } : null,
    demands: [...(turnover?.deposits.map(toRequirement) ?? []), ...coupons].sort((a, b) => a.at.localeCompare(b.at)),
    unsettled,
    open: open && {
      reference: open.reference,
      amountSatang: Number(open.amountSatang),
      createdAt: open.at.toISOString(),
    },
  };
}

function sumOf(requirements: readonly TurnoverRequirement[], what: 'requiredSatang' | 'doneSatang'): Satang {
  return requirements.reduce((sum, requirement) => sum + BigInt(requirement[what]), 0n);
}

function toRequirement(
  deposit: NonNullable<WithdrawConditionRecord['turnover']>['deposits'][number],
): TurnoverRequirement {
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
