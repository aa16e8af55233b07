import { bahtNumber, satangFromBaht, shareOf, type Satang } from '@housebrand/shared';
import type { TierConfig, TierProgress } from './contracts';

/** What a member has accumulated since joining. */
export interface Accumulated {
  depositSatang: Satang;
  turnoverSatang: Satang;
}

/** An agent's ladder needs at least one step. */
export class EmptyLadder extends Error {
  constructor() {
    super('an agent has no tier configuration');
    this.name = 'EmptyLadder';
  }
}

/**
 * How far a member is towards the next tier (specification section 9): deposit and turnover each against the next tier's
 * minimum, capped at one; overall is the sum of the capped amounts over the sum of the minimums. At the top all three are
 * one, and a minimum of zero counts as reached.
 *
 * @param tierLevel the tier the provider says the member is in; a level the ladder lacks is the highest step below it
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
  if (!next) return { current, next, deposit: 1, turnover: 1, overall: 1, missingDeposit: 0, missingTurnover: 0 };

  const deposit = towards(depositSatang, satangFromBaht(next.condition.minDepositAccumulateAmount));
  const turnover = towards(turnoverSatang, satangFromBaht(next.condition.minTurnOverAccumulateAmount));
  return {
    current,
    next,
    deposit: shareOf(deposit.capped, deposit.minimum),
    turnover: shareOf(turnover.capped, turnover.minimum),
    overall: shareOf(deposit.capped + turnover.capped, deposit.minimum + turnover.minimum),
    missingDeposit: bahtNumber(deposit.minimum - deposit.capped),
    missingTurnover: bahtNumber(turnover.minimum - turnover.capped),
  };
}

function towards(accumulated: Satang, minimum: Satang): { capped: Satang; minimum: Satang } {
  const positive = accumulated > 0n ? accumulated : 0n;
  const required = minimum > 0n ? minimum : 0n;
  return { capped: positive < required ? positive : required, minimum: required };
}
