import { satangFromBaht } from '@housebrand/shared';
import type { WireResponse, withdrawCondition, withdrawPointCondition } from '../../core';
import type { IncomeConditionRecord, ProviderPayment, WithdrawConditionRecord } from './withdrawals.records';

interface WireClaim {
  id: string;
  amount: number;
  at: string;
}

export function toWithdrawCondition({ result }: WireResponse<typeof withdrawCondition>): WithdrawConditionRecord {
  const { turnover, openWithdrawal: open } = result;
  return {
    isClosed: result.disableBtn,
    creditSatang: satangFromBaht(result.credit),
    withdrawableSatang: satangFromBaht(result.amountCanWithdraw),
    message: result.message,
    minSatang: result.minWithdraw === undefined ? null : satangFromBaht(result.minWithdraw),
    turnover: turnover
      ? {
          requiredSatang: satangFromBaht(turnover.required),
          doneSatang: satangFromBaht(turnover.done),
          deposits: (turnover.deposits ?? []).map(({ id, amount, required, done, at }) => ({
            reference: id,
            amountSatang: amount === undefined ? null : satangFromBaht(amount),
            requiredSatang: satangFromBaht(required),
            doneSatang: satangFromBaht(done),
            at: new Date(at),
          })),
        }
      : null,
    open: open ? toPayment({ ...open, at: open.createdAt }) : null,
  };
}

export function toIncomeCondition({ result }: WireResponse<typeof withdrawPointCondition>): IncomeConditionRecord {
  return {
    isOpen: result.flag,
    minSatang: satangFromBaht(result.minWithdraw),
    gatheredSatang: satangFromBaht(result.totalWallet),
    creditSatang: satangFromBaht(result.walletMain),
    lastClaim: toLastClaim(result.lastClaim),
  };
}

/** Keeps `undefined`, which means that the provider does not report claims, unlike `null`. */
export function toLastClaim(claim: WireClaim | null | undefined): ProviderPayment | null | undefined {
  return claim ? toPayment(claim) : claim;
}

/** Converts a claim or payment from the wire format. */
export function toPayment({ id, amount, at }: WireClaim): ProviderPayment {
  return { reference: id, amountSatang: satangFromBaht(amount), at: new Date(at) };
}
