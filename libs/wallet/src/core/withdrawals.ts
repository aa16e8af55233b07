import { bahtNumber, type Satang } from '@housebrand/shared';
import type { WithdrawCondition } from './contracts';
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
