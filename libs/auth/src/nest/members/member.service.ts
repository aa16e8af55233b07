import type { WithSubquery } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { IdentityGateway, type PlatformMember } from '@housebrand/providers/nest';
import {
  Forbidden,
  normalizeTel,
  TEL,
  isSameMember,
  memberRef,
  normalizeUsername,
  type MemberRef,
  type MemberTier,
} from '@housebrand/shared';
import { Clock, Database, KeyRing, type AgentStatement, type Caller } from '@housebrand/shared/nest';
import {
  accountKey,
  accountKeys,
  MemberTiers,
  nameKey,
  telKey,
  UnknownMember,
  type Member,
  type MemberRecord,
  type PersonContact,
} from '../../core';
import { toMember } from './member.mapper';
import { MemberRepository, type KnownMember, type SyncedMember } from './member.repository';

/** Builds a part of a statement. */
export type StatementPart = (q: AgentStatement) => WithSubquery;

/** Our records of members, and their profiles at the provider. */
@Injectable()
export class MemberService {
  constructor(
    private readonly members: MemberRepository,
    private readonly identity: IdentityGateway,
    private readonly keys: KeyRing,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tiers: MemberTiers<StatementPart>,
  ) {}

  /** Reads a member's current profile from the provider. @throws Forbidden if the provider returns another member */
  async profile(member: MemberRef): Promise<Member> {
    const profile = await this.atProvider(member);
    return toMember(profile, await this.tiers.of(member, profile.tier));
  }

  /**
   * Returns a member's record by username or phone number. A member may read only their own record, an agent key any of its agent.
   * @throws Forbidden, UnknownMember
   */
  async record({ prefix, username }: Caller, usernameOrTel: string): Promise<MemberRecord> {
    const tel = normalizeTel(usernameOrTel);
    const isTel = TEL.test(tel);
    const found = isTel
      ? await this.members.findByTel(prefix, this.telIndex(prefix, tel))
      : await this.members.find({ prefix, username: normalizeUsername(usernameOrTel) });
    // a member must not learn whether a number belongs to another member
    if (isTel && username !== null && found?.username !== username) throw new Forbidden();
    if (!found) throw new UnknownMember();
    return toRecord(prefix, found, await this.tiers.noted({ prefix, username: found.username }));
  }

  /** Reads a member from the provider and stores the data. */
  async syncFromProvider(member: MemberRef): Promise<MemberRecord> {
    const profile = await this.atProvider(member);
    const tier = await this.tierNote(profile);
    await this.database.write(member.prefix, (q) => this.members.sync(q, this.synced(profile), partsOf(q, tier)));
    return this.record(member, member.username);
  }

  /** Stores a member's data from the provider. */
  async sync(tx: AgentStatement, member: PlatformMember): Promise<void> {
    const tier = await this.tierNote(member);
    await this.members.sync(tx, this.synced(member), partsOf(tx, tier));
  }

  /** Like `sync`, as parts of another statement. */
  async noting(member: PlatformMember): Promise<(q: AgentStatement) => WithSubquery[]> {
    const tier = await this.tierNote(member);
    return (q) => [this.members.syncIn(q, this.synced(member)), ...partsOf(q, tier)];
  }

  private tierNote({ prefix, username, tier, readAt }: PlatformMember): Promise<StatementPart | null> {
    return this.tiers.toNote(memberRef(prefix, username), tier, readAt);
  }

  private synced(member: PlatformMember): SyncedMember {
    const { prefix, memberId, tel, bankName, accountNumber, name, firstName, createdAt } = member;
    const now = this.clock.now();
    const [phone, account] = [telKey(tel), accountKey(bankName, accountNumber)];
    return {
      username: normalizeUsername(member.username),
      memberId,
      telIndex: phone === null ? null : this.telIndex(prefix, phone),
      accountIndex: account === null ? null : this.accountIndex(prefix, account),
      nameIndex: this.nameIndex(prefix, name),
      firstNameIndex: this.nameIndex(prefix, firstName),
      memberSince: createdAt,
      syncedAt: now,
      lastActiveAt: now,
    };
  }

  /** @throws UnknownMember */
  async markActive(member: MemberRef): Promise<void> {
    const known = await this.members.markActive(member, this.clock.now());
    if (!known) throw new UnknownMember();
  }

  private async atProvider(member: MemberRef): Promise<PlatformMember> {
    const profile = await this.identity.profile(member);
    if (!isSameMember(memberRef(profile.prefix, profile.username), member)) throw new Forbidden();
    return profile;
  }

  /** Lists the agents that have members. */
  agents(): Promise<string[]> {
    return this.members.agents();
  }

  /** Finds members of any of these agents with the number or the bank account. */
  byContact(agents: readonly string[], { tel, account }: PersonContact): Promise<MemberRef[]> {
    const phone = tel === undefined ? null : telKey(tel);
    const keys = account ? accountKeys(account) : [];
    return this.members.byContact(
      agents.map((agent) => ({
        agent,
        tel: phone === null ? null : this.telIndex(agent, phone),
        accounts: keys.map((key) => this.accountIndex(agent, key)),
      })),
    );
  }

  /** Returns the username of a referral code; `null` if unknown. */
  usernameByCode(prefix: string, code: string): Promise<string | null> {
    return this.members.nameByMemberId(prefix, code);
  }

  private accountIndex(prefix: string, key: string): Buffer {
    return this.keys.index(`member.account:${prefix}`, key);
  }

  private nameIndex(prefix: string, name: string): Buffer | null {
    const key = nameKey(name);
    return key === null ? null : this.keys.index(`member.name:${prefix}`, key);
  }

  private telIndex(prefix: string, tel: string): Buffer {
    return this.keys.index(`member.tel:${prefix}`, tel);
  }
}

function partsOf(q: AgentStatement, part: StatementPart | null): WithSubquery[] {
  return part ? [part(q)] : [];
}

function toRecord(
  prefix: string,
  { username, memberSince, lastActiveAt }: KnownMember,
  tier: MemberTier | null,
): MemberRecord {
  return {
    username,
    prefix,
    tier,
    createDate: memberSince?.toISOString() ?? null,
    lastActiveAt: lastActiveAt.toISOString(),
  };
}
