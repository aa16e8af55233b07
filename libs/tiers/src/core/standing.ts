import { satangFromBaht, type Satang } from '@housebrand/shared';
import type { TierConfig } from './contracts';
import { EmptyLadder, type Accumulated } from './progress';
import type { PlayedMove } from './ports';

/** A member's tier as the provider's profile tells it: its sums, and its own idea of the step, for an agent without a ladder. */
export interface ReportedTier extends Accumulated {
  level: number;
  name: string;
  descriptionBackgroundColor: string;
  backgroundDarkColor: string;
  backgroundBrightColor: string;
  menus: readonly string[];
}

/**
 * The step that somebody stands on: the highest whose two minimums are both reached, else the lowest there is. It follows
 * the sums both ways, so that what a late void takes back holds up no tier.
 *
 * @throws EmptyLadder
 */
export function reachedTier<T extends Pick<TierConfig, 'tierLevel' | 'condition'>>(
  ladder: readonly T[],
  { depositSatang, turnoverSatang }: Accumulated,
): T {
  const steps = ladder.toSorted((a, b) => a.tierLevel - b.tierLevel);
  const reached = steps.findLast(
    ({ condition }) =>
      isReached(depositSatang, condition.minDepositAccumulateAmount) &&
      isReached(turnoverSatang, condition.minTurnOverAccumulateAmount),
  );
  const step = reached ?? steps[0];
  if (!step) throw new EmptyLadder();
  return step;
}

/** A minimum of nothing is reached by everybody, also by a sum that a void took below nought. */
function isReached(sum: Satang, minimumBaht: number): boolean {
  const minimum = satangFromBaht(minimumBaht);
  return minimum <= 0n || sum >= minimum;
}

/** What moves add to a turnover that was taken over at an instant: what happened before is in it already. */
export function turnoverSince(
  moves: readonly Pick<PlayedMove, 'at' | 'voidedAt' | 'stakeSatang'>[],
  since: Date,
): Satang {
  return moves.reduce((sum, { at, voidedAt, stakeSatang }) => sum + ((voidedAt ?? at) >= since ? stakeSatang : 0n), 0n);
}
