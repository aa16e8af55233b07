import type { MemberRef } from '@housebrand/shared';
import type { PlayQuery, WantedSums } from './played';
import type { TurnoverMove } from './turnover';

/** A turnover move with its position in booking order. */
export interface LoggedMove extends TurnoverMove {
  position: bigint;
  /** When the bet was voided; `null` for `counted`. */
  voidedAt: Date | null;
}

/** The next moves of one agent for a consumer. */
export interface BetBatch {
  prefix: string;
  /** Time zone of the agent, an IANA name. */
  zone: string;
  /** Position up to which the consumer has processed the agent's moves. */
  from: bigint;
  /** The moves after `from`, in booking order; empty only for a consumer with `alsoFor`. */
  moves: readonly LoggedMove[];
}

/** A domain's reader of the log. `Tx`: the agent's transaction that stores effects and position together. */
export interface BetConsumer<Tx = unknown> {
  /** Names the job and the stored positions: renaming it makes the consumer read all bets again. */
  name: string;
  /** Interval between the end of the log and the next look for new moves. */
  everyMs: number;
  /** Moves per transaction; default 2,000. */
  batchSize?: number;
  /** Returns further agents to call `consume` for, even without new moves. */
  alsoFor?(): Promise<readonly string[]>;
  /**
   * Stores the effects of a batch. An error undoes them, and the next run repeats the batch.
   * @returns work to do after the commit, such as notifications
   */
  consume(tx: Tx, batch: BetBatch): Promise<(() => void) | undefined>;
}

/** A consumer that is registered with the log. */
export interface RegisteredConsumer {
  /** Processes all moves booked so far; the job calls it at every interval. */
  follow(signal: AbortSignal): Promise<void>;
}

/**
 * The turnover moves of the bet feed, for consumers that process each move once. The log keeps a position for each consumer
 * and agent. Moves of an agent that does not exist yet wait until it does. Bound to the bets domain.
 */
export abstract class BetLog<Tx = unknown> {
  /** Runs a consumer as a job of the leading instance. Call it in a constructor. */
  abstract register(consumer: BetConsumer<Tx>): RegisteredConsumer;
  /** Returns a member's moves up to a position: of bets settled since an instant, and of all voided bets. */
  abstract of(member: MemberRef, since: Date, upTo: bigint): Promise<readonly LoggedMove[]>;
}

/** What members have played, as far as the bet feed has been read. Bound to the bets domain. */
export abstract class PlayedBets {
  /**
   * Checks at every call that the provider has a bet feed. An unresponsive provider counts as offering it, because its bets
   * arrive later.
   * @throws a named error with status 503
   */
  abstract assertOffered(): Promise<void>;
  /** Whether the provider has a bet feed, from a reply that is at most one second old. */
  abstract isOffered(): Promise<boolean>;
  /** Whether all bet events before an instant are processed. */
  abstract isReadUntil(instant: Date): Promise<boolean>;
  /** Sums the bets of an agent's members; members without matching bets are omitted. */
  abstract sums(prefix: string, query: PlayQuery): Promise<readonly WantedSums[]>;
}
