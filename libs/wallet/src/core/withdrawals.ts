import { bahtNumber, type Satang } from '@housebrand/shared';
import type { ReportedPayment, WithdrawCondition } from './contracts';
import type { MoveKind } from './terms';

/** Moves out of the provider that a member starts: withdrawals and claims. */
export type OutgoingKind = Exclude<MoveKind, 'DEPOSIT'>;

/** `POST /api/provider/withdraw` and `POST /api/provider/claim-point` (specification section 7). */
export interface AmountRequest {
  /** Baht. */
  amount: number;
}

/** `POST /api/provider/bonus`. */
export interface BonusRequest {
  isBonus: boolean;
}

/** Returns an amount in both units: `{ credit: 12.34, creditSatang: 1234 }`. */
export function inBoth<Name extends string>(name: Name, satang: Satang): { [Key in Name | `${Name}Satang`]: number } {
  return { [name]: bahtNumber(satang), [`${name}Satang`]: Number(satang) } as {
    [Key in Name | `${Name}Satang`]: number;
  };
}

/** One condition of a withdrawal. */
export interface WithdrawRule {
  kind: 'turnover' | 'open' | 'minimum';
  isPassed: boolean;
  /** The missing amount; `null`: the condition is met or is not an amount. */
  missingSatang: number | null;
  /** Set only for `minimum`. */
  minSatang: number | null;
}

/** Returns the conditions of a withdrawal, as far as the provider reports figures for them. */
export function withdrawRules({ turnover, open, minSatang, creditSatang }: WithdrawCondition): WithdrawRule[] {
  const missing = (satang: number) => ({ isPassed: satang === 0, missingSatang: satang === 0 ? null : satang });
  const missingTurnover = turnover ? turnover.requiredSatang - turnover.doneSatang : 0;
  const played: WithdrawRule = { kind: 'turnover', ...missing(missingTurnover), minSatang: null };
  if (minSatang === null) return turnover ? [played] : [];
  return [
    played,
    { kind: 'open', isPassed: open === null, missingSatang: null, minSatang: null },
    { kind: 'minimum', ...missing(Math.max(0, minSatang - creditSatang)), minSatang },
  ];
}

const MINUTE_MS = 60_000;

/** A duration in a unit in which it is readable. */
export interface RoundedDuration {
  value: number;
  unit: 'minute' | 'hour' | 'day';
}

/**
 * Returns how long the newest paid withdrawal took, rounded up; `null` if none of them is paid.
 * @param withdrawals newest first
 */
export function lastPayoutTime(
  withdrawals: readonly Pick<ReportedPayment, 'status' | 'createdAt' | 'settledAt'>[],
): RoundedDuration | null {
  const paid = withdrawals.find(({ status, settledAt }) => status === 'SUCCESS' && settledAt !== null);
  if (!paid) return null;
  const minutes = Math.max(1, Math.ceil((Date.parse(paid.settledAt!) - Date.parse(paid.createdAt)) / MINUTE_MS));
  if (minutes < 120) return { value: minutes, unit: 'minute' };
  const hours = Math.ceil(minutes / 60);
  return hours < 48 ? { value: hours, unit: 'hour' } : { value: Math.ceil(hours / 24), unit: 'day' };
}
