import type { InstantRange, MemberRef, Satang } from '@housebrand/shared';
import type { ExclusionKind } from './rules';

/** A member's deposits and losses. Bound to the provider's deposit report, the wallet's payments and the stored bet events. */
export abstract class MemberSpending {
  /** Total of the deposits that arrived in a period or were opened in it and are still open. @throws the errors of the gateway */
  abstract unrejectedDeposits(member: MemberRef, range: InstantRange): Promise<Satang>;
  /** Totals of the gifts received and coupons redeemed in each of several periods, including those not credited yet. */
  abstract creditedWithoutDeposit(member: MemberRef, ranges: readonly InstantRange[]): Promise<Satang[]>;
  /** Stakes minus payouts of the bets settled in a period; negative if the member has won. */
  abstract lost(member: MemberRef, range: InstantRange): Promise<Satang>;
}

/** Side effects of an exclusion. Bound to the wallet. */
export abstract class ExclusionEffects {
  /** Runs after the exclusion is stored. If it fails, the exclusion stands and the effects follow at the next withdrawal. */
  abstract started(member: MemberRef, kind: ExclusionKind): Promise<void>;
}
