import type { BetEvent } from '@housebrand/shared';

export type { BetEvent };

/** Age at which an unsettled bet counts as abandoned. */
export const ABANDONED_AFTER_MS = 60 * 86_400_000;

/** Why turnover changed: a bet was settled (`counted`), or a counted bet became void (`takenBack`). */
export type TurnoverKind = 'counted' | 'takenBack';

/** A bet's contribution to the member's turnover; negative if it undoes a counted bet. */
export interface TurnoverMove extends Omit<BetEvent, 'id' | 'kind'> {
  kind: TurnoverKind;
  /** When the bet was settled; the same for `takenBack`, which undoes the turnover of that time. */
  at: Date;
}

/** The stored state of one bet. */
export interface KnownBet {
  settled: BetEvent | undefined;
  isVoid: boolean;
  booked: ReadonlySet<TurnoverKind>;
}

/**
 * Returns the moves to add so that a bet's turnover matches its stored events: its stake if it is settled and not void, otherwise
 * nothing. Existing moves stay; a late void adds the opposite of the counted move.
 */
export function dueMoves({ settled, isVoid, booked }: KnownBet): TurnoverMove[] {
  if (!settled) return [];
  const { id: _id, kind: _kind, ...bet } = settled;
  if (!isVoid) return booked.has('counted') ? [] : [{ ...bet, kind: 'counted' }];
  if (!booked.has('counted') || booked.has('takenBack')) return [];
  return [{ ...bet, kind: 'takenBack', stakeSatang: -bet.stakeSatang, payoutSatang: -bet.payoutSatang }];
}
