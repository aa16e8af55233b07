import { satangFromBaht, shareOf, type Satang } from '@housebrand/shared';
import type { TierConfig, TierProgress } from './contracts';

/** A member's sums since registration. */
export interface Accumulated {
  depositSatang: Satang;
  turnoverSatang: Satang;
}

/** An agent's ladder needs at least one tier. */
export class EmptyLadder extends Error {
  constructor() {
    super('an agent has no tier configuration');
    this.name = 'EmptyLadder';
  }
}

/**
 * Returns a member's progress towards the next tier (specification section 9). Deposit and turnover are shares of the
 * next tier's minimums, capped at 1; overall is the sum of the capped amounts divided by the sum of the minimums. At
 * the top all three are 1. A minimum of zero counts as reached.
 *
 * @param tierLevel the member's tier; a level missing from the ladder maps to the highest tier below it
 * @throws EmptyLadder
 */
export function tierProgress(
  ladder: readonly TierConfig[],
  tierLevel: number,
  { depositSatang, turnoverSatang }: Accumulated,
): TierProgress {
  const steps = [...ladder].sort((a, b) => a.tierLevel - b.tierLevel);
  const current = steps.findLast((step) => step.tierLevel <= tierLevel) ?? steps[0];
  if (!current) throw new EmptyLadder();
  const next = steps.find((step) => step.tierLevel > current.tierLevel) ?? null;
  if (!next)
    return { current, next, deposit: 1, turnover: 1, overall: 1, missingDepositSatang: 0, missingTurnoverSatang: 0 };

  const deposit = towards(depositSatang, satangFromBaht(next.condition.minDepositAccumulateAmount));
  const turnover = towards(turnoverSatang, satangFromBaht(next.condition.minTurnOverAccumulateAmount));
  return {
    current,
    next,
    deposit: shareOf(deposit.capped, deposit.minimum),
    turnover: shareOf(turnover.capped, turnover.minimum),
    overall: shareOf(deposit.capped + turnover.capped, deposit.minimum + turnover.minimum),
    missingDepositSatang: Number(deposit.minimum - deposit.capped),
    missingTurnoverSatang: Number(turnover.minimum - turnover.capped),
  };
}

function towards(accumulated: Satang, minimum: Satang): { capped: Satang; minimum: Satang } {
  const positive = accumulated > 0n ? accumulated : 0n;
  const required = minimum > 0n ? minimum : 0n;
  return { capped: positive < required ? positive : required, minimum: required };
}
