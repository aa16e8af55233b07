import type { MemberRef, Satang } from '@housebrand/shared';
import type { GiftLimits } from './gifts';
import type { UnsettledBets } from './turnover';

/** Whether a member may bring money in now. Bound to player protection. */
export abstract class DepositGate {
  /**
   * @param amountSatang how much; nothing: whether any money may come in at all, whatever limits are
   * @throws a named error of the domain that forbids it, for example self-exclusion, or a limit of the member's own
   */
  abstract assertMayDeposit(member: MemberRef, amountSatang?: Satang): Promise<void>;
}

/** The zone in which an agent's years and days are counted. Bound to theming's agent configuration. */
export abstract class WalletCalendar {
  /** IANA name, for example `Asia/Bangkok`. */
  abstract zoneOf(prefix: string): Promise<string>;
}

/** What an agent lets its members give to each other. Bound to theming's agent configuration. */
export abstract class GiftSettings {
  abstract of(prefix: string): Promise<GiftLimits>;
}

/** Whether a member may give now. Bound to player protection. */
export abstract class GiftGate {
  /** @throws a named error of the domain that forbids it, for example self-exclusion */
  abstract assertMayGive(member: MemberRef): Promise<void>;
}

/** What members play, by the provider's feed. Bound to the bets. */
export abstract class MemberPlay {
  /** Whether the provider tells of bets at all: what nobody can see is not asked for. */
  abstract isTold(): Promise<boolean>;
  /** Stakes of bets that were settled from an instant on, void ones left out. */
  abstract turnoverSince(member: MemberRef, since: Date): Promise<Satang>;
  /** Bets that are not decided yet. */
  abstract unsettled(member: MemberRef): Promise<UnsettledBets>;
}
