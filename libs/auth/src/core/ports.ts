import type { KeyScope, MemberRef, MemberTier, Satang } from '@housebrand/shared';
import type { ReportedTier } from '@housebrand/tiers';
import type { SeamlessRules } from './login';

/** What logins need to know about an agent. */
export interface LoginAgent {
  prefix: string;
  seamlessLogin: SeamlessRules;
  /** True if another product serves the agent: logins are refused here (specification section 4, start-up). */
  isServedElsewhere: boolean;
  /** Agents that members may bring credit from, and agents they may take it to (specification section 3, seamless login). */
  transfers: { isAllowed: boolean; fromAgents: readonly string[]; toAgents: readonly string[] };
}

/** Looks up agents for logins. Bound to the agent configuration of `theming`. */
export abstract class AgentDirectory {
  /** Returns `null` if there is no such agent. */
  abstract find(prefix: string): Promise<LoginAgent | null>;
}

/** Verifies agent keys. Bound to the agent keys of `theming`. */
export abstract class AgentKeys {
  /**
   * Returns the agent that a key belongs to, and the groups of calls that it may make (`null`: all of them); `null` if it is
   * unknown or revoked.
   * @param ip of the caller @throws TooManyRequests after too many unknown keys from that address, KeyNetworkRefused
   */
  abstract verify(key: string, ip: string): Promise<{ prefix: string; scopes: readonly KeyScope[] | null } | null>;
}

/** What a registration needs to know about an agent's portal. */
export interface RegistrationSite {
  /** Whether registrations require a one-time password. */
  isSmsOtp: boolean;
  /** The host that the member registers at. */
  host: string;
  /** The agent's business day, `YYYY-MM-DD`. */
  today: string;
}

/** Looks up an agent's portal for registrations. Bound to the agent configuration of `theming`. */
export abstract class RegistrationSites {
  /** @param host that the request was sent to @returns `null` if registration with that agent is not possible here */
  abstract find(prefix: string, host: string): Promise<RegistrationSite | null>;
}

/** Looks up self-exclusions. Bound to player protection. */
export abstract class Exclusions {
  /** Whether any of these members, of any agent, is excluded now. */
  abstract anyOf(members: readonly MemberRef[]): Promise<boolean>;
  /** Whether gift senders may find this member: one who may not receive gifts must look like one who does not exist. */
  abstract mayReceive(member: MemberRef): Promise<boolean>;
}

/** Records referrals. Bound to the referral programme. */
export abstract class Referrals {
  /** Records the referrer of a new member, once. Ignores self-referrals and members who already have a downline. */
  abstract bind(member: MemberRef, referrer: string): Promise<void>;
}

/** Records what members accept at registration. Bound to the agents' terms. */
export abstract class TermsConsents {
  /** Records, once, the consent to the versions of the terms and the privacy notice that were current at an instant. */
  abstract record(member: MemberRef, at: Date): Promise<void>;
}

/** What a domain knows about a member. */
export interface PersonalDataPart {
  /** Its name in the copy that the member receives. */
  readonly name: string;
  read(member: MemberRef): Promise<unknown>;
}

/** The other domains' parts of a member's personal data, in the order of the copy. */
export abstract class PersonalDataParts {
  abstract readonly parts: readonly PersonalDataPart[];
}

/** What a member would leave behind. */
export interface RemainingMoney {
  /** A payment has not ended, or a bet is not settled. */
  isMoving: boolean;
  /** Credit and what else the member is owed; `null` if it cannot be read without a session of the member. */
  creditSatang: Satang | null;
}

/** Looks for a member's money before the account is closed. Bound to the wallet and the bets. */
export abstract class MemberMoney {
  /** @throws the gateway's errors */
  abstract of(member: MemberRef): Promise<RemainingMoney>;
  /** Like `of`, from our own records alone. */
  abstract isMoving(member: MemberRef): Promise<boolean>;
}

/**
 * Determines members' tiers. Bound to `tiers`.
 * @typeParam Note a write that becomes part of the statement that stores the member
 */
export abstract class MemberTiers<Note = unknown> {
  /** Returns the tier of a member whose profile was just read. */
  abstract of(member: MemberRef, reported: ReportedTier): Promise<MemberTier>;
  /** Returns the stored tier without a provider call; `null` before the first login here. */
  abstract noted(member: MemberRef): Promise<MemberTier | null>;
  /** Returns the write that stores the tier reported at an instant; `null` if nothing changed. */
  abstract toNote(member: MemberRef, reported: ReportedTier, at: Date): Promise<Note | null>;
}
