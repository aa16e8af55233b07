import { Injectable } from '@nestjs/common';
import { GamePlatformGateway, type PlatformMember } from '@housebrand/providers/nest';
import { Forbidden, TEL } from '@housebrand/shared';
import {
  Clock,
  Database,
  requireSelf,
  type MemberPrincipal,
  type Principal,
  type Transaction,
} from '@housebrand/shared/nest';
import { normalizeUsername, UnknownMember, type Member, type MemberRecord } from '../../core';
import { KeyRing } from '../keys/key-ring.service';
import { toMember, toMemberTier } from './member.mapper';
import { MemberRepository, type KnownMember } from './member.repository';

/** What the own API knows of members, and their profile at the provider. */
@Injectable()
export class MemberService {
  constructor(
    private readonly members: MemberRepository,
    private readonly platform: GamePlatformGateway,
    private readonly keys: KeyRing,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The member of this session as the provider knows it now. @throws Forbidden when the provider speaks of somebody else */
  async profile(principal: MemberPrincipal): Promise<Member> {
    return toMember(await this.own(principal));
  }

  /**
   * A member's record by username or telephone number. A member sees the own record only; an agent key any of its agent.
   * @throws Forbidden, UnknownMember
   */
  async record(principal: Principal | null, givenPrefix: string, usernameOrTel: string): Promise<MemberRecord> {
    const { prefix } = requireSelf(principal, givenPrefix);
    const isTel = TEL.test(usernameOrTel);
    if (!isTel) requireSelf(principal, givenPrefix, usernameOrTel);
    const found = isTel
      ? await this.members.findByTel(prefix, this.telIndex(prefix, usernameOrTel))
      : await this.members.find(prefix, normalizeUsername(usernameOrTel));
    // whose number it is, or whether it is anybody's, is not for another member to know
    if (principal?.kind === 'member' && isTel && found?.username !== principal.username) throw new Forbidden();
    if (!found) throw new UnknownMember();
    return toRecord(prefix, found);
  }

  /** The username we know a member by; `null` before the first login here. */
  async findUsername(prefix: string, username: string): Promise<string | null> {
    return (await this.members.find(prefix, username))?.username ?? null;
  }

  /** Reads the member of this session from the provider and notes what it says. */
  async syncOwn(principal: MemberPrincipal): Promise<MemberRecord> {
    const member = await this.own(principal);
    await this.database.forAgent(principal.prefix, (tx) => this.sync(tx, member));
    return this.record(principal, principal.prefix, principal.username);
  }

  /** Notes what the provider says of a member. */
  async sync(tx: Transaction, member: PlatformMember): Promise<void> {
    const { prefix, memberId, tel, createdAt } = member;
    const synced = {
      prefix,
      username: normalizeUsername(member.username),
      memberId,
      telIndex: TEL.test(tel) ? this.telIndex(prefix, tel) : null,
      tier: toMemberTier(member.tier),
      memberSince: createdAt,
    };
    await this.members.sync(tx, synced, this.clock.now());
  }

  /** @throws Forbidden, UnknownMember */
  async markActive(principal: Principal | null, agentID: string, username: string): Promise<void> {
    const { prefix } = requireSelf(principal, agentID, username);
    const known = await this.members.markActive(prefix, normalizeUsername(username), this.clock.now());
    if (!known) throw new UnknownMember();
  }

  private async own(principal: MemberPrincipal): Promise<PlatformMember> {
    const member = await this.platform.profile();
    if (normalizeUsername(member.username) !== principal.username || member.prefix !== principal.prefix)
      throw new Forbidden();
    return member;
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
