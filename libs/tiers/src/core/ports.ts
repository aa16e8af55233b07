import type { MemberRef, Satang } from '@housebrand/shared';

/** Checks that an agent exists. Bound to theming's agent configuration. */
export abstract class TierAgents {
  /** @throws NotFound for an unknown agent */
  abstract assertExists(prefix: string): Promise<void>;
}

/** A change of a member's turnover by a settled bet; negative when the bet was voided afterwards. */
export interface PlayedMove {
  member: MemberRef;
  stakeSatang: Satang;
  /** When the bet was settled. */
  at: Date;
  /** When the bet was voided, for a move that reverses it. */
  voidedAt: Date | null;
  /** Position in the log of bets. */
  position: bigint;
}

/** Members' play, in the order of the log. Bound to the log of bets. */
export abstract class TierPlay {
  /** Whether the provider reports bets; otherwise tiers use the sums of the profile. */
  abstract hasBetFeed(): Promise<boolean>;
  /** Agents whose members have played. */
  abstract agents(): Promise<string[]>;
  /** The moves of an agent's members after a position. */
  abstract after(prefix: string, position: bigint, limit: number): Promise<readonly PlayedMove[]>;
  /** A member's moves up to a position, at least all since an instant. */
  abstract of(member: MemberRef, since: Date, upTo: bigint): Promise<readonly PlayedMove[]>;
}
