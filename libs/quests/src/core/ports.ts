import type { Satang } from '@housebrand/shared';

/** What a member has accumulated at the provider since joining. Bound by the application that wires the domains. */
export interface MemberActivity {
  turnover: Satang;
  deposit: Satang;
}

/** Where quests learn what the member of the present session did. */
export abstract class MemberActivitySource {
  abstract current(): Promise<MemberActivity>;
}

/** The zone that an agent's business day is counted in. */
export abstract class BusinessCalendar {
  /** IANA name, for example `Asia/Bangkok`. */
  abstract zoneOf(prefix: string): Promise<string>;
}
