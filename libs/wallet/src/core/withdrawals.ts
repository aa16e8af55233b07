import { bahtNumber, type Satang } from '@housebrand/shared';
import type { MoveKind } from './moves';
import type { TurnoverRequirement, UnsettledBets } from './turnover';

/** What a member withdraws or claims. */
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

/** What the provider keeps of {@link BonusRequest}. */
export interface BonusSetting {
  bonus: 'BONUS' | 'NO_BONUS';
}

/** `GET /api/provider/withdraw-condition` (specification section 3): whether money may leave, and exactly why not. */
export interface WithdrawCondition {
  /** No withdrawal can be asked for. */
  disableBtn: boolean;
  /** Baht, as `creditSatang` in satang. */
  credit: number;
  creditSatang: number;
  amountCanWithdraw: number;
  amountCanWithdrawSatang: number;
  /** Why not, in the reader's language where we know the cause, else in the provider's words; `''`: nothing stands in the way. */
  message: string;
  /** The least of one withdrawal; `null` when the provider does not tell. */
  minSatang: number | null;
  /** What must be played in all before money may leave, and what has been; `null`: nothing, or the provider does not tell. */
  turnover: { requiredSatang: number; doneSatang: number } | null;
  /** The deposits and coupons that ask for it, the oldest first; of deposits those that the provider names. */
  demands: TurnoverRequirement[];
  /** Bets whose stakes count once they are decided, while turnover is missing; `null`: none. */
  unsettled: UnsettledBets | null;
  /** The withdrawal that waits for the desk. */
  open: { reference: string; amountSatang: number; createdAt: string } | null;
}

/** `GET /api/provider/withdraw-income-condition` (specification section 3): income that may become credit. Baht and satang. */
export interface IncomeCondition {
  /** May be moved now. */
  flag: boolean;
  minWithdraw: number;
  minWithdrawSatang: number;
  /** Income gathered. */
  totalWallet: number;
  totalWalletSatang: number;
  /** The credit. */
  walletMain: number;
  walletMainSatang: number;
}

/** `GET /api/provider/check-cash-back`: what may be claimed of the net loss since the last claim. Baht and satang. */
export interface CashBack {
  amount: number;
  amountSatang: number;
  netLoss: number;
  netLossSatang: number;
  /** A share of one; displays multiply it by 100 (specification section 9). */
  percentage: number;
}

/** The two spellings of an amount: `{ credit: 12.34, creditSatang: 1234 }`. */
export function inBoth<Name extends string>(name: Name, satang: Satang): { [Key in Name | `${Name}Satang`]: number } {
  return { [name]: bahtNumber(satang), [`${name}Satang`]: Number(satang) } as {
    [Key in Name | `${Name}Satang`]: number;
  };
}

/** One of the things that must be so before money may leave. */
export interface WithdrawRule {
  kind: 'turnover' | 'open' | 'minimum';
  isPassed: boolean;
  /** How much is missing; `null`: it is no amount, or nothing is. */
  missingSatang: number | null;
  /** Of `minimum`. */
  minSatang: number | null;
}

/** The conditions one by one, as far as there are figures of them. */
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
