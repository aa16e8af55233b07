import type { InstantRange, MemberRef, Satang } from '@housebrand/shared';
import type { PayoutStatus, QuestReward } from './contracts';

/** What a member played of one game. */
export interface PlayedGame {
  gameId: string;
  provider: string;
  category: string;
  turnoverSatang: Satang;
  rounds: number;
}

/** Where quests learn what a member did in a range of time. Bound by the application that wires the domains. */
export abstract class MemberActivitySource {
  /** Settled bets by game; void ones count nothing. */
  abstract played(member: MemberRef, range: InstantRange): Promise<PlayedGame[]>;
  /** The sum of deposits that began in it and have succeeded. */
  abstract deposited(member: MemberRef, range: InstantRange): Promise<Satang>;
}

/** The zone that an agent's business day is counted in. */
export abstract class BusinessCalendar {
  /** IANA name, for example `Asia/Bangkok`. */
  abstract zoneOf(prefix: string): Promise<string>;
}

/** A reward to be paid. */
export interface Payout {
  member: MemberRef;
  reward: QuestReward['kind'];
  /** Satang for CREDIT, points for POINT. */
  amount: bigint;
  /** What is paid for: paid once, however often it is asked for. */
  idempotencyKey: string;
  /** The business day it belongs to. */
  day: string;
  /** Kept until the member's exclusion ends, and paid after that. */
  isHeld: boolean;
}

/** Who pays rewards. Bound to the wallet's ledger. `Tx`: the transaction in which the claim is noted. */
export abstract class RewardPayout<Tx = unknown> {
  /** @throws a named error of status 503 when the provider takes no payments of ours, or tells no bets */
  abstract assertOffered(member: MemberRef): Promise<void>;
  /** Whether a reward of a member is kept for now, since the member is excluded. */
  abstract isHeld(member: MemberRef): Promise<boolean>;
  /** @throws a named error that says until when a reward is kept; nothing when it is paid at once */
  abstract assertNotHeld(member: MemberRef): Promise<void>;
  /** Begins to pay, in the claim's own transaction. @returns the payment's id */
  abstract open(tx: Tx, payout: Payout): Promise<string>;
  /** Sends what was begun on its way; after the commit. */
  abstract wake(): void;
  /** Where payments stand, by id. */
  abstract statuses(member: MemberRef, ids: readonly string[]): Promise<ReadonlyMap<string, PayoutStatus>>;
}
