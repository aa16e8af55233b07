import { DomainError, formatSatang, OWN_CODES, type Satang } from '@housebrand/shared';

/** A turnover requirement of a coupon, or of a deposit at the provider. */
export interface TurnoverRequirement {
  kind: 'coupon' | 'deposit';
  /** The id of the coupon's payment, or the provider's reference of the deposit. */
  reference: string;
  /** The amount of the coupon or deposit; `null` if the provider doesn't report it. */
  amountSatang: number | null;
  requiredSatang: number;
  /** Turnover reached so far. */
  doneSatang: number;
  missingSatang: number;
  /** Bets count from this instant on, ISO 8601. */
  at: string;
}

/** Bets that are neither settled nor void. Their stakes count once they are settled. */
export interface UnsettledBets {
  bets: number;
  stakeSatang: number;
}

/**
 * Returns how much of each turnover requirement is met. Each stake counts for one requirement only, the oldest open one first.
 * The provider counts turnover for its own requirements separately.
 *
 * @param requirements oldest first; `playedSatang` is the turnover since the requirement started
 */
export function turnoverDone(requirements: readonly { requiredSatang: Satang; playedSatang: Satang }[]): Satang[] {
  const played = requirements[0]?.playedSatang ?? 0n;
  let reached = 0n;
  return requirements.map(({ requiredSatang, playedSatang }) => {
    const playedBefore = played - playedSatang;
    const start = playedBefore > reached ? playedBefore : reached;
    reached = start + requiredSatang;
    if (played >= reached) return requiredSatang;
    return played > start ? played - start : 0n;
  });
}

/** Our own code: clients retry a key that is still in progress, but must not retry this conflict. */
export const TURNOVER_MISSING = OWN_CODES.turnoverMissing;

/** A turnover requirement is not met, so the member cannot withdraw: 409. */
export class TurnoverMissing extends DomainError {
  constructor(missing: Satang) {
    const values = { amount: formatSatang(missing) };
    super({ code: TURNOVER_MISSING, status: 409, messageKey: 'wallet.turnoverMissing', values });
  }
}
