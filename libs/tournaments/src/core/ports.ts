import type { InstantRange, MemberRef } from '@housebrand/shared';
import type { PrizeKind } from './contracts';
import type { PlaySums } from './scoring';

/** A bet that was counted or voided. */
export interface Touched {
  member: MemberRef;
  /** When the bet was settled. */
  at: Date;
  /** Position in the log of bets. */
  position: bigint;
}

/** Selects the play to sum. */
export interface PlayQuery {
  /** All members when omitted. */
  usernames?: readonly string[];
  range: InstantRange;
  /** All games count when this and `categories` are empty. */
  games: readonly string[];
  categories: readonly string[];
}

/** Reports play for boards. Bound to the bets of the feed. */
export abstract class PlaySource {
  /** Bets after a position, over all agents, in order. */
  abstract touchedAfter(position: bigint, limit: number): Promise<Touched[]>;
  /** Sums by username; members without matching play are missing. */
  abstract sums(prefix: string, wanted: PlayQuery): Promise<Map<string, PlaySums>>;
  /** Whether all play before an instant is stored. */
  abstract isKnownUntil(instant: Date): Promise<boolean>;
}

/** A prize to pay. */
export interface Prize {
  member: MemberRef;
  unit: PrizeKind;
  /** Satang for CREDIT, points for POINT. */
  amount: bigint;
  /** Identifies the prize: repeated calls pay once. */
  idempotencyKey: string;
  /** The business day it belongs to. */
  day: string;
  /** Whether the payment waits until the member's exclusion ends. */
  isHeld: boolean;
}

/** Pays prizes. Bound to the wallet's ledger. `Tx` is the transaction that records the payment. */
export abstract class PrizePayout<Tx = unknown> {
  /** @throws a named error of status 503 when the provider takes no payments of ours or reports no bets */
  abstract assertOffered(member: MemberRef): Promise<void>;
  /** Whether a member's prizes are held because the member is excluded. */
  abstract isHeld(member: MemberRef): Promise<boolean>;
  /** Starts the payment in the caller's transaction. @returns the payment's id */
  abstract open(tx: Tx, prize: Prize): Promise<string>;
  /** Sends started payments; call it after the commit. */
  abstract wake(): void;
}
