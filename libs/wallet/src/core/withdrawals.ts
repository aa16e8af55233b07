import { bahtNumber, type Satang } from '@housebrand/shared';
import type { MoveKind } from './moves';
import type { TurnoverRequirement, UnsettledBets } from './turnover';

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

/** The setting that the provider stores for {@link BonusRequest}. */
export interface BonusSetting {
  bonus: 'BONUS' | 'NO_BONUS';
}

/** `GET /api/provider/withdraw-condition` (specification section 3): whether the member can withdraw, and if not, why. */
export interface WithdrawCondition {
  /** The member cannot request a withdrawal now. */
  disableBtn: boolean;
  /** Baht; `creditSatang` is the same in satang. */
  credit: number;
  creditSatang: number;
  amountCanWithdraw: number;
  amountCanWithdrawSatang: number;
  /** The reason, in the caller's language if we know the cause, otherwise the provider's text; `''`: the member can withdraw. */
  message: string;
  /** The smallest withdrawal; `null` if the provider doesn't report it. */
  minSatang: number | null;
  /** Total turnover required and reached; `null`: none is required, or the provider doesn't report it. */
  turnover: { requiredSatang: number; doneSatang: number } | null;
  /** The requirements behind `turnover`, oldest first; of deposits only those that the provider lists. */
  demands: TurnoverRequirement[];
  /** Open bets whose stakes will count, while turnover is missing; `null`: none. */
  unsettled: UnsettledBets | null;
  /** The withdrawal that awaits the provider's approval. */
  open: { reference: string; amountSatang: number; createdAt: string } | null;
}

/** `GET /api/provider/withdraw-income-condition` (specification section 3): income convertible to credit. Baht and satang. */
export interface IncomeCondition {
  /** Whether the income can be moved now. */
  flag: boolean;
  minWithdraw: number;
  minWithdrawSatang: number;
  /** The income gathered. */
  totalWallet: number;
  totalWalletSatang: number;
  /** The credit. */
  walletMain: number;
  walletMainSatang: number;
}

/** `GET /api/provider/check-cash-back`: the cashback due on the net loss since the last claim. Baht and satang. */
export interface CashBack {
  amount: number;
  amountSatang: number;
  netLoss: number;
  netLossSatang: number;
  /** A fraction of 1; displays multiply it by 100 (specification section 9). */
  percentage: number;
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
