import type { InstantRange, MemberRef } from '@housebrand/shared';
import type { PrizeKind } from './contracts';
import type { PlaySums } from './scoring';

/** A bet that was counted or taken back. */
export interface Touched {
  member: MemberRef;
  /** When the bet was settled. */
  at: Date;
  /** Its place among all that was booked. */
  position: bigint;
}

/** Whose play counts, where and when. */
export interface PlayQuery {
  /** Left out: everybody's. */
  usernames?: readonly string[];
  range: InstantRange;
  /** With `categories` both empty: every game. */
  games: readonly string[];
  categories: readonly string[];
}

/** Where boards learn what was played. Bound to the bets of the feed. */
export abstract class PlaySource {
  /** What was booked after a place, over all agents, in its order. */
  abstract touchedAfter(position: bigint, limit: number): Promise<Touched[]>;
  /** What members of an agent played, by username; who played nothing of it is left out. */
  abstract sums(prefix: string, wanted: PlayQuery): Promise<Map<string, PlaySums>>;
  /** Whether all that was played before an instant is booked by now. */
  abstract isKnownUntil(instant: Date): Promise<boolean>;
}

/** The zone that an agent's days, weeks and months are counted in. */
export abstract class TournamentCalendar {
  /** IANA name, for example `Asia/Bangkok`. @throws NotFound for an agent that is not here */
  abstract zoneOf(prefix: string): Promise<string>;
}

/** A prize to be paid. */
export interface Prize {
  member: MemberRef;
  unit: PrizeKind;
  /** Satang for CREDIT, points for POINT. */
  amount: bigint;
  /** What is paid for: paid once, however often it is asked for. */
  idempotencyKey: string;
  /** The business day it belongs to. */
  day: string;
  /** Kept until the member's exclusion ends, and paid after that. */
  isHeld: boolean;
}

/** Who pays prizes. Bound to the wallet's ledger. `Tx`: the transaction in which the prize is noted as begun. */
export abstract class PrizePayout<Tx = unknown> {
  /** @throws a named error of status 503 when the provider takes no payments of ours, or tells no bets */
  abstract assertOffered(member: MemberRef): Promise<void>;
  /** Whether a prize of a member is kept for now, since the member is excluded. */
  abstract isHeld(member: MemberRef): Promise<boolean>;
  /** Begins to pay, in the caller's transaction. @returns the payment's id */
  abstract open(tx: Tx, prize: Prize): Promise<string>;
  /** Sends what was begun on its way; after the commit. */
  abstract wake(): void;
}
