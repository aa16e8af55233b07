import { satangFromBaht, type Satang } from '@housebrand/shared';
import type { TierConfig } from './contracts';
import { EmptyLadder, type Accumulated } from './progress';

/** A member's tier as the provider's profile reports it; its level and name serve an agent without a ladder. */
export interface ReportedTier extends Accumulated {
  level: number;
  name: string;
  descriptionBackgroundColor: string;
  backgroundDarkColor: string;
  backgroundBrightColor: string;
  menus: readonly string[];
}

/**
 * Returns the highest tier whose two minimums are both reached, else the lowest tier. A tier is lost again when a late
 * void lowers the sums.
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

/** A minimum of zero is reached even by a sum that a void made negative. */
function isReached(sum: Satang, minimumBaht: number): boolean {
  const minimum = satangFromBaht(minimumBaht);
  return minimum <= 0n || sum >= minimum;
}

/** A change of a member's turnover by a settled bet; negative when the bet was voided afterwards. */
export interface PlayedMove {
  stakeSatang: Satang;
  /** When the bet was settled. */
  at: Date;
  /** When the bet was voided, for a move that reverses it. */
  voidedAt: Date | null;
}

/** Sums the moves since an instant; the turnover taken over at that instant already includes earlier ones. */
export function turnoverSince(moves: readonly PlayedMove[], since: Date): Satang {
  return moves.reduce((sum, { at, voidedAt, stakeSatang }) => sum + ((voidedAt ?? at) >= since ? stakeSatang : 0n), 0n);
}
