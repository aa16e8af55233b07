import type { InstantRange, MemberRef, PaymentStatus, Satang } from '@housebrand/shared';
import type { QuestReward } from './contracts';

/** A member's play in one game. */
export interface PlayedGame {
  gameId: string;
  provider: string;
  category: string;
  turnoverSatang: Satang;
  rounds: number;
}

/** Reports a member's activity in a range of time. Bound by the application that wires the domains. */
export abstract class MemberActivitySource {
  /** Settled bets by game; voided bets are left out. */
  abstract played(member: MemberRef, range: InstantRange): Promise<PlayedGame[]>;
  /** The sum of succeeded deposits that started in the range. */
  abstract settledDeposits(member: MemberRef, range: InstantRange): Promise<Satang>;
}

/** A reward to pay. */
export interface Payout {
  member: MemberRef;
  reward: QuestReward['kind'];
  /** Satang for CREDIT, points for POINT. */
  amount: bigint;
  /** Identifies the reward: repeated calls pay once. */
  idempotencyKey: string;
  /** The business day it belongs to. */
  day: string;
  /** Whether the payment waits until the member's exclusion ends. */
  isHeld: boolean;
}

/** Pays rewards. Bound to the wallet's ledger. `Tx` is the transaction that records the claim. */
export abstract class RewardPayout<Tx = unknown> {
  /**
   * @param use to show a page, an answer of the last second is enough
   * @throws a named error of status 503 when the provider takes no payments of ours or reports no bets
   */
  abstract assertOffered(member: MemberRef, use: 'show' | 'pay'): Promise<void>;
  /** Whether a member's rewards are held because the member is excluded. */
  abstract isHeld(member: MemberRef): Promise<boolean>;
  /** @throws a named error with the end of the hold; returns when the reward is paid at once */
  abstract assertPaysAtOnce(member: MemberRef): Promise<void>;
  /** Starts the payment in the claim's own transaction. @returns the payment's id */
  abstract open(tx: Tx, payout: Payout): Promise<string>;
  /** Sends started payments; call it after the commit. */
  abstract wake(): void;
  /** States of payments, by id. */
  abstract statuses(member: MemberRef, ids: readonly string[]): Promise<ReadonlyMap<string, PaymentStatus>>;
}
