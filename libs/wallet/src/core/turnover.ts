import { DomainError, formatSatang, OWN_CODES, type Satang } from '@housebrand/shared';

/** What must be played before money may leave: a coupon's credit, or a deposit at the provider. */
export interface TurnoverRequirement {
  kind: 'coupon' | 'deposit';
  /** The coupon's payment, or the provider's own of the deposit. */
  reference: string;
  /** What it brought; `null` when the provider does not tell. */
  amountSatang: number | null;
  requiredSatang: number;
  /** Of it played. */
  doneSatang: number;
  missingSatang: number;
  /** Since when bets count for it. ISO 8601. */
  at: string;
}

/** Bets that are not decided yet: their stakes count once they are. */
export interface UnsettledBets {
  bets: number;
  stakeSatang: number;
}

/**
 * How much of each demand is played. A stake counts for one demand, the oldest first: what is played for the first does not count
 * for the second. The provider counts for its own demands apart from ours.
 *
 * @param demands the oldest first; `playedSatang` is what was played since each of them began
 */
export function turnoverDone(demands: readonly { requiredSatang: Satang; playedSatang: Satang }[]): Satang[] {
  const played = demands[0]?.playedSatang ?? 0n;
  let reached = 0n;
  return demands.map(({ requiredSatang, playedSatang }) => {
    const playedBefore = played - playedSatang;
    const begin = playedBefore > reached ? playedBefore : reached;
    reached = begin + requiredSatang;
    if (played >= reached) return requiredSatang;
    return played > begin ? played - begin : 0n;
  });
}

/** Ours, apart from other conflicts: a key that is being answered is asked for again, this is not. */
export const TURNOVER_MISSING = OWN_CODES.turnoverMissing;

/** Credit of a coupon has not been played as often as it asks: no money leaves until it is. */
export class TurnoverMissing extends DomainError {
  constructor(missing: Satang) {
    const values = { amount: formatSatang(missing) };
    super({ code: TURNOVER_MISSING, status: 409, messageKey: 'wallet.turnoverMissing', values });
  }
}
