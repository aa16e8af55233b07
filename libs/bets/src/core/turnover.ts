import type { MemberRef, Satang } from '@housebrand/shared';

/** What happened to a bet, as the provider's feed tells it: at least once, in any order. */
export interface BetEvent {
  /** The same whenever the event comes. */
  id: string;
  /** `stake`: money was put on it. `settle`: decided, once. `void`: it counts as never made. */
  kind: 'stake' | 'settle' | 'void';
  betId: string;
  at: Date;
  member: MemberRef;
  gameId: string;
  provider: string;
  category: string;
  /** Of a `stake` what was put on by it; otherwise the whole bet's. */
  stakeSatang: Satang;
  payoutSatang: Satang;
}

/** Why turnover moved: a bet was settled, or one that had counted is void. */
export type TurnoverKind = 'counted' | 'takenBack';

/** A bet's part of its member's turnover; negative when it is taken back. */
export interface TurnoverMove extends Omit<BetEvent, 'id' | 'kind'> {
  kind: TurnoverKind;
  /** When the bet was settled, of a `takenBack` too: it undoes what counted there. */
  at: Date;
}

/** What is known of one bet by now. */
export interface KnownBet {
  settled: BetEvent | undefined;
  isVoid: boolean;
  booked: ReadonlySet<TurnoverKind>;
}

/**
 * What has to be booked of a bet so that its turnover is that of what is known: the stake of a bet that is settled and not void.
 * What was booked stays; a late void books the same again with the other sign.
 */
export function dueMoves({ settled, isVoid, booked }: KnownBet): TurnoverMove[] {
  if (!settled) return [];
  const { id: _id, kind: _kind, ...bet } = settled;
  if (!isVoid) return booked.has('counted') ? [] : [{ ...bet, kind: 'counted' }];
  if (!booked.has('counted') || booked.has('takenBack')) return [];
  return [{ ...bet, kind: 'takenBack', stakeSatang: -bet.stakeSatang, payoutSatang: -bet.payoutSatang }];
}
