import type { InstantRange, MemberRef, Satang } from '@housebrand/shared';
import type { ExclusionKind } from './contracts';

/** What a member has brought in and lost. Bound to the provider's report of deposits, the wallet's payments and the bets of the feed. */
export abstract class MemberSpending {
  /** Deposits that arrived in a time, and those begun in it that still wait for their transfer. @throws what the gateway throws */
  abstract deposited(member: MemberRef, range: InstantRange): Promise<Satang>;
  /** Credit that arrived, or is on its way, as gifts of other members and by coupons that began in a time. */
  abstract broughtBeside(member: MemberRef, range: InstantRange): Promise<Satang>;
  /** Stakes less payouts of the bets that were decided in a time; negative when the member has won. */
  abstract lost(member: MemberRef, range: InstantRange): Promise<Satang>;
}

/** What else follows when a member is excluded. Bound to the wallet. */
export abstract class ExclusionEffects {
  /** After the exclusion is noted, which stands whatever becomes of this: what is left undone is done when money leaves. */
  abstract started(member: MemberRef, kind: ExclusionKind): Promise<void>;
}

/** The zone in which an agent's days, weeks and months are counted. Bound to theming's agent configuration. */
export abstract class ProtectionCalendar {
  /** IANA name, for example `Asia/Bangkok`. */
  abstract zoneOf(prefix: string): Promise<string>;
}
