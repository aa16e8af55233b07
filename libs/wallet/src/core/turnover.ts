import { DomainError, formatSatang, OWN_CODES, type Satang } from '@housebrand/shared';

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
