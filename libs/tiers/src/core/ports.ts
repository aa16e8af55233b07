import type { MemberRef, Satang } from '@housebrand/shared';

/** Where tiers learn which agents there are. Bound to theming's agent configuration. */
export abstract class TierAgents {
  /** @throws NotFound for an unknown agent */
  abstract assertExists(prefix: string): Promise<void>;
}

/** What a settled bet adds to its member's turnover; negative when it was voided afterwards. */
export interface PlayedMove {
  member: MemberRef;
  stakeSatang: Satang;
  /** When the bet was settled. */
  at: Date;
  /** When it was voided, of a move that takes it back. */
  voidedAt: Date | null;
  /** Its place in the order of booking. */
  position: bigint;
}

/** What members play, in the order of booking. Bound to the bets' log. */
export abstract class TierPlay {
  /** Whether the provider tells of bets at all; without, tiers follow the profile's own sums. */
  abstract hasBetFeed(): Promise<boolean>;
  /** Agents whose members have played. */
  abstract agents(): Promise<string[]>;
  /** The moves of an agent's members after a position. */
  abstract after(prefix: string, position: bigint, limit: number): Promise<readonly PlayedMove[]>;
  /** A member's moves up to a position: at least all that happened since an instant. */
  abstract of(member: MemberRef, since: Date, upTo: bigint): Promise<readonly PlayedMove[]>;
}
