import type { Satang } from '@housebrand/shared';
import type { WithdrawConditionRecord } from '@housebrand/providers/nest';
import { inBoth, type TurnoverRequirement, type UnsettledBets, type WithdrawCondition } from '../../core';

/** What we know of a member beside the provider. */
export interface OwnCondition {
  /** Of our coupons, the oldest first. */
  coupons: TurnoverRequirement[];
  unsettled: UnsettledBets | null;
}

export interface WithdrawWords {
  toGo: (missing: Satang) => string;
  inProgress: () => string;
}

/**
 * The provider's condition and our coupons' as one: closed when one of them is, and with the turnover of both.
 * @param words ours, in the reader's language, for what we know the figures of; else the provider's words are passed on
 */
export function withdrawCondition(
  reported: WithdrawConditionRecord,
  { coupons, unsettled }: OwnCondition,
  words: WithdrawWords,
): WithdrawCondition {
  const { isClosed, creditSatang, withdrawableSatang, minSatang, turnover, open } = reported;
  const isHeld = coupons.length > 0;
  const required = (turnover?.requiredSatang ?? 0n) + sumOf(coupons, 'requiredSatang');
  const done = (turnover?.doneSatang ?? 0n) + sumOf(coupons, 'doneSatang');
  const missing = required - done;
  const isPlayMissing = missing > 0n && (isClosed ? turnover !== null : isHeld);
  const message = open ? words.inProgress() : isPlayMissing ? words.toGo(missing) : reported.message;
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

function sumOf(demands: readonly TurnoverRequirement[], what: 'requiredSatang' | 'doneSatang'): Satang {
  return demands.reduce((sum, demand) => sum + BigInt(demand[what]), 0n);
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
