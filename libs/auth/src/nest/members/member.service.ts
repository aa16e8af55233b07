import { Injectable } from '@nestjs/common';
import { IdentityGateway, type PlatformMember } from '@housebrand/providers/nest';
import {
  Forbidden,
  TEL,
  isSameMember,
  memberRef,
  normalizeUsername,
  type MemberRef,
  type MemberTier,
} from '@housebrand/shared';
import { Clock, Database, KeyRing, type Caller, type AgentTx } from '@housebrand/shared/nest';
import { UnknownMember, type Member, type MemberRecord } from '../../core';
import { toMember, toMemberTier } from './member.mapper';
import { MemberRepository, type KnownMember } from './member.repository';

/** What the own API knows of members, and their profile at the provider. */
@Injectable()
export class MemberService {
  constructor(
    private readonly members: MemberRepository,
    private readonly identity: IdentityGateway,
    private readonly keys: KeyRing,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A member as the provider knows it now. @throws Forbidden when the provider speaks of somebody else */
  async profile(member: MemberRef): Promise<Member> {
    return toMember(await this.atProvider(member));
  }

  /**
   * A member's record by username or telephone number. A member sees the own record only; an agent key any of its agent.
   * @throws Forbidden, UnknownMember
   */
  async record({ prefix, username }: Caller, usernameOrTel: string): Promise<MemberRecord> {
    const isTel = TEL.test(usernameOrTel);
    const found = isTel
      ? await this.members.findByTel(prefix, this.telIndex(prefix, usernameOrTel))
      : await this.members.find(prefix, normalizeUsername(usernameOrTel));
    // whose number it is, or whether it is anybody's, is not for another member to know
    if (isTel && username !== null && found?.username !== username) throw new Forbidden();
    if (!found) throw new UnknownMember();
    return toRecord(prefix, found);
  }

  /** The tier that was noted at the last login or sync; `null` before the first one. */
  async notedTier({ prefix, username }: MemberRef): Promise<MemberTier | null> {
    return (await this.members.find(prefix, username))?.tier ?? null;
  }

  /** The username we know a member by; `null` before the first login here. */
  async findUsername(prefix: string, username: string): Promise<string | null> {
    return (await this.members.find(prefix, username))?.username ?? null;
  }

  /** Reads a member from the provider and notes what it says. */
  async syncFromProvider(member: MemberRef): Promise<MemberRecord> {
    const profile = await this.atProvider(member);
    await this.database.forAgent(member.prefix, (tx) => this.sync(tx, profile));
    return this.record(member, member.username);
  }

  /** Notes what the provider says of a member. */
  async sync(tx: AgentTx, member: PlatformMember): Promise<void> {
    const { prefix, memberId, tel, accountNumber, createdAt } = member;
    const synced = {
      username: normalizeUsername(member.username),
      memberId,
      telIndex: TEL.test(tel) ? this.telIndex(prefix, tel) : null,
      accountIndex: accountNumber === '' ? null : this.accountIndex(prefix, accountNumber),
      tier: toMemberTier(member.tier),
      memberSince: createdAt,
    };
    await this.members.sync(tx, synced, this.clock.now());
  }

  /** @throws UnknownMember */
  async markActive({ prefix, username }: MemberRef): Promise<void> {
    const known = await this.members.markActive(prefix, username, this.clock.now());
    if (!known) throw new UnknownMember();
  }

  private async atProvider(member: MemberRef): Promise<PlatformMember> {
    const profile = await this.identity.profile(member);
    if (!isSameMember(memberRef(profile.prefix, profile.username), member)) throw new Forbidden();
    return profile;
  }

  /** Members who have the number or the bank account. */
  namesByContact(prefix: string, contact: { tel?: string; accountNumber?: string }): Promise<string[]> {
    const { tel, accountNumber } = contact;
    return this.members.namesByContact(prefix, {
      tel: tel === undefined ? null : this.telIndex(prefix, tel),
      account: accountNumber === undefined ? null : this.accountIndex(prefix, accountNumber),
    });
  }

  /** The member whose referral code it is; `null` when we know none by it. */
  usernameByCode(prefix: string, code: string): Promise<string | null> {
    return this.members.nameByMemberId(prefix, code);
  }

  private accountIndex(prefix: string, accountNumber: string): Buffer {
    return this.keys.index(`member.account:${prefix}`, accountNumber.replace(/\D/g, ''));
  }

  private telIndex(prefix: string, tel: string): Buffer {
    return this.keys.index(`member.tel:${prefix}`, tel);
  }
}

function toRecord(prefix: string, { username, tier, memberSince, lastActiveAt }: KnownMember): MemberRecord {
  return {
    username,
    prefix,
    tier,
    createDate: memberSince?.toISOString() ?? null,
    lastActiveAt: lastActiveAt.toISOString(),
  };
}
