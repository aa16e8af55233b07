import type { MemberRef, Satang } from '@housebrand/shared';
import type { GiftLimits } from './gifts';
import type { HeldKind } from './payments';
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

/** Whether a member may give or receive now. Bound to player protection. */
export abstract class GiftGate {
  /** @throws a named error of the domain that forbids it, for example self-exclusion */
  abstract assertMayGive(member: MemberRef): Promise<void>;
  /** A member who may not receive is answered like one who does not exist: nobody learns of an exclusion. */
  abstract mayReceive(member: MemberRef): Promise<boolean>;
}

/** What the house gives that a member asks for: a coupon, a bonus on deposits, cashback, play points as credit. */
export type Extra = 'coupon' | 'bonus' | 'cashBack' | 'playPoints';

/** Whether a member may have what the house gives. Bound to player protection. */
export abstract class ExtrasGate {
  /** @throws a named error of the domain that forbids it, for example self-exclusion */
  abstract assertMayTake(member: MemberRef, extra: Extra): Promise<void>;
  /** Whether a quest's reward or a tournament's prize waits until an exclusion ends. */
  abstract isHeld(member: MemberRef, reward: HeldKind): Promise<boolean>;
  /** Whether a member has to play what coupons ask for before money may leave: not while excluded. */
  abstract isTurnoverOwed(member: MemberRef): Promise<boolean>;
}

/** What members play, by the provider's feed. Bound to the bets. */
export abstract class MemberPlay {
  /** Whether the provider tells of bets at all: what nobody can see is not asked for. */
  abstract hasBetFeed(): Promise<boolean>;
  /** Stakes of bets that were settled from an instant on, void ones left out. */
  abstract turnoverSince(member: MemberRef, since: Date): Promise<Satang>;
  /** Bets that are not decided yet. */
  abstract unsettled(member: MemberRef): Promise<UnsettledBets>;
}
