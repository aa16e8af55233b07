import { Injectable } from '@nestjs/common';
import { BalanceGateway } from '@housebrand/providers/nest';
import { Forbidden, InvalidInput, memberRef, usernameHasPrefix, type MemberRef } from '@housebrand/shared';
import {
  LimitSteps,
  paged,
  RateLimits,
  acquireAll,
  type Caller,
  type Paged,
  type RateRule,
} from '@housebrand/shared/nest';
import { Exclusions, type ListedMember, type MemberListQuery } from '../../core';
import { maskName } from './member.mapper';
import { MemberRepository } from './member.repository';

/** Lookups of unknown usernames per member. */
const MISSES: RateRule = { name: 'members.missed', points: 20, seconds: 600 };

/** All lookups per member, so that counting through usernames yields no member list. */
const LOOK_UPS: RateRule = { name: 'members.lookedUp', points: 60, seconds: 600 };

/** Lists and looks up an agent's members. */
@Injectable()
export class MemberListService {
  constructor(
    private readonly members: MemberRepository,
    private readonly balances: BalanceGateway,
    private readonly exclusions: Exclusions,
    private readonly steps: LimitSteps,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Lists all known members for an agent key. For a member, finds only the one with the given complete username: members cannot browse.
   * `includeStaffs` is for agent keys and has no effect, because an agent's staff have no member accounts.
   * @throws Forbidden for a member who requests staff, InvalidInput without a username, TooManyRequests after too many lookups
   */
  async list({ prefix, username: own }: Caller, query: MemberListQuery): Promise<Paged<ListedMember>> {
    if (own === null) {
      const { names, total } = await this.members.page(prefix, query.username?.trim().toUpperCase() ?? '', query);
      return paged(
        names.map((username) => ({ username, prefix })),
        total,
      );
    }
    if (query.includeStaffs) throw new Forbidden();
    if (!query.username?.trim()) throw new InvalidInput([{ field: 'username', messageKey: 'shared.required' }]);
    const target = memberRef(prefix, query.username);
    if (!usernameHasPrefix(target.username, prefix)) return paged([], 0);
    const found = await this.lookUp(target, `${prefix}.${own}`);
    return found ? paged([found], 1) : paged([], 0);
  }

  private async lookUp(target: MemberRef, requester: string): Promise<ListedMember | null> {
    await this.limits.consume(LOOK_UPS, requester);
    const reservation = await acquireAll([this.steps.points(MISSES, requester)]);
    const found = await this.findReceiver(target).catch(async (error: unknown) => {
      await reservation.settle('unjudged');
      throw error;
    });
    await reservation.settle(found ? 'unjudged' : 'wrong');
    return found;
  }

  /** Finds the receiver of a gift. An excluded member looks like one who does not exist. */
  private async findReceiver(member: MemberRef): Promise<ListedMember | null> {
    const [found, mayReceive] = await Promise.all([this.find(member), this.exclusions.mayReceive(member)]);
    return mayReceive ? found : null;
  }

  /** Only the provider knows names and members who never logged in here; members that we know are found even when it is unavailable. */
  private async find(member: MemberRef): Promise<ListedMember | null> {
    const isKnown = (await this.members.find(member)) !== null;
    try {
      const found = await this.balances.find(member);
      if (found) return { ...member, name: found.name === null ? null : maskName(found.name) };
      return isKnown ? { ...member, name: null } : null;
    } catch (error) {
      if (isKnown) return { ...member, name: null };
      throw error;
    }
  }
}
