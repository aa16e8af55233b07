import type { InstantRange, MemberRef, Satang } from '@housebrand/shared';

/** Where quests learn what a member did in a range of time. Bound by the application that wires the domains. */
export abstract class MemberActivitySource {
  /** The turnover of settled bets; void ones count nothing. */
  abstract played(member: MemberRef, range: InstantRange): Promise<Satang>;
  /** The sum of deposits that began in it and have succeeded. */
  abstract deposited(member: MemberRef, range: InstantRange): Promise<Satang>;
}

/** The zone that an agent's business day is counted in. */
export abstract class BusinessCalendar {
  /** IANA name, for example `Asia/Bangkok`. */
  abstract zoneOf(prefix: string): Promise<string>;
}
