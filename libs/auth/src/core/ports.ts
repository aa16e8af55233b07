import type { MemberRef, MemberTier } from '@housebrand/shared';
import type { ReportedTier } from '@housebrand/tiers';
import type { SeamlessRules } from './login';

/** What identity needs to know of an agent. */
export interface LoginAgent {
  prefix: string;
  seamlessLogin: SeamlessRules;
  /** True: the agent is served by another product, nobody logs in here (specification section 4, start-up). */
  isServedElsewhere: boolean;
  /** Where members may bring credit from (specification section 3, seamless login), and where they may take theirs. */
  transfers: { isAllowed: boolean; fromAgents: readonly string[]; toAgents: readonly string[] };
}

/** Where identity finds an agent. Bound to theming's agent configuration. */
export abstract class AgentDirectory {
  /** `null` when there is no such agent. */
  abstract find(prefix: string): Promise<LoginAgent | null>;
}

/** Who may call with an agent key. Bound to theming's agent keys. */
export abstract class AgentKeys {
  /**
   * The prefix a key belongs to; `null` when it is unknown or revoked.
   * @param ip who brings it @throws TooManyRequests when too many unknown ones come from there
   */
  abstract verify(key: string, ip: string): Promise<string | null>;
}

/** What a registration needs to know of an agent's portal. */
export interface RegistrationSite {
  /** Whether the site's configuration asks for one-time passwords. */
  isSmsOtp: boolean;
  /** The host that the member registers at. */
  host: string;
  /** The agent's business day, `YYYY-MM-DD`. */
  today: string;
}

/** Where a registration finds the agent's portal. Bound to theming's agent configuration. */
export abstract class RegistrationSites {
  /** @param host that the request was sent to; `null` when nobody registers here with that agent */
  abstract find(prefix: string, host: string): Promise<RegistrationSite | null>;
}

/** Who chose not to play. Bound to player protection. */
export abstract class Exclusions {
  /** Whether any of these members, of whatever agents, is excluded now. */
  abstract anyOf(members: readonly MemberRef[]): Promise<boolean>;
  /** Whether somebody who wants to give may find a member: who may not receive is found as little as who does not exist. */
  abstract mayReceive(member: MemberRef): Promise<boolean>;
}

/** Who brought whom. Bound to the referral programme. */
export abstract class Referrals {
  /** Notes once who brought a new member. Does nothing for oneself, and for somebody who has others below already. */
  abstract bind(member: MemberRef, referrer: string): Promise<void>;
}

/**
 * On which tier members stand. Bound to tiers.
 * @typeParam Note what notes something, as a part of the statement that notes the member
 */
export abstract class MemberTiers<Note = unknown> {
  /** Of a member whose profile was read just now. */
  abstract of(member: MemberRef, reported: ReportedTier): Promise<MemberTier>;
  /** By what is known without asking the provider; `null` before the first login here. */
  abstract noted(member: MemberRef): Promise<MemberTier | null>;
  /** What notes what a member's profile said at an instant; `null` when it said nothing new. */
  abstract toNote(member: MemberRef, reported: ReportedTier, at: Date): Promise<Note | null>;
}
