import type { MemberRef, Satang } from '@housebrand/shared';
import type { GiftLimits } from './gifts';
import type { HoldableRewardKind } from './payments';
import type { UnsettledBets } from './contracts';

/** Checks whether a member may deposit now. Bound to player protection. */
export abstract class DepositGate {
  /**
   * @param amountSatang omit it to check for any deposit at all, regardless of limits above zero
   * @returns whether the amount matters, because the member has limits
   * @throws a named error of the domain that forbids it, for example for a self-exclusion or the member's own limit
   */
  abstract assertMayDeposit(member: MemberRef, amountSatang?: Satang): Promise<boolean>;
}

/** An agent's limits on gifts. Bound to theming's agent configuration. */
export abstract class GiftSettings {
  abstract of(prefix: string): Promise<GiftLimits>;
}

/** Checks whether two members of an agent may send and receive gifts now. Bound to player protection. */
export abstract class GiftGate {
  /**
   * Returns whether the receiver may receive gifts. The reply treats one who may not as unknown, so that it does not reveal an exclusion.
   * @throws a named error of the domain that forbids the sender to give, for example for a self-exclusion
   */
  abstract mayReceive(sender: MemberRef, receiver: MemberRef): Promise<boolean>;
}

/** Benefits that a member requests: a coupon, a bonus on deposits, cashback, points converted to credit. */
export type Extra = 'coupon' | 'bonus' | 'cashBack' | 'playPoints';

/** Checks whether a member may take benefits and rewards now. Bound to player protection. */
export abstract class ExtrasGate {
  /** @throws a named error of the domain that forbids it, for example for a self-exclusion */
  abstract assertMayTake(member: MemberRef, extra: Extra): Promise<void>;
  /** Whether a quest reward or a tournament prize is held until an exclusion ends. */
  abstract isHeld(member: MemberRef, reward: HoldableRewardKind): Promise<boolean>;
  /** Whether turnover requirements of coupons apply to a withdrawal; they do not while the member is excluded. */
  abstract isTurnoverOwed(member: MemberRef): Promise<boolean>;
}

/** Turnover and open bets from the provider's bet feed. Bound to the bets domain. */
export abstract class MemberPlay {
  /** Whether the provider has a bet feed. Without one, coupons with a turnover requirement are refused and open ones block nothing. */
  abstract hasBetFeed(): Promise<boolean>;
  /** Total stake of the bets settled since an instant, excluding void bets. */
  abstract turnoverSince(member: MemberRef, since: Date): Promise<Satang>;
  /** Bets that are neither settled nor void. */
  abstract unsettled(member: MemberRef): Promise<UnsettledBets>;
}
