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

/** So many names that nobody has may a member ask for. */
const MISSES: RateRule = { name: 'members.missed', points: 20, seconds: 600 };

/** So many names at all, those that somebody has as well: who counts up from one name to the next collects no list. */
const LOOK_UPS: RateRule = { name: 'members.lookedUp', points: 60, seconds: 600 };

/** Who is a member of an agent. */
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
   * For an agent key every member that we know of; for a member the one whose whole name was given, or nobody: members are
   * found, not browsed. `includeStaffs` is for keys; an agent's staff has no accounts of ours, so that it changes nothing.
   * @throws Forbidden for a member who asks for staff, InvalidInput for one who names nobody, TooManyRequests for one who guesses
   */
  async list({ prefix, username: own }: Caller, query: MemberListQuery): Promise<Paged<ListedMember>> {
    if (own === null) {
      const { names, total } = await this.members.page(prefix, query.username?.trim().toUpperCase() ?? '', query);
      return paged(
        names.map((username) => ({ username, prefix })),
        total,
      );
    }
    if (query.includeStaffs !== undefined) throw new Forbidden();
    if (!query.username?.trim()) throw new InvalidInput([{ field: 'username', messageKey: 'shared.required' }]);
    const wanted = memberRef(prefix, query.username);
    if (!usernameHasPrefix(wanted.username, prefix)) return paged([], 0);
    const found = await this.lookUp(wanted, `${prefix}.${own}`);
    return found ? paged([found], 1) : paged([], 0);
  }

  private async lookUp(wanted: MemberRef, asker: string): Promise<ListedMember | null> {
    await this.limits.consume(LOOK_UPS, asker);
    const held = await acquireAll([this.steps.points(MISSES, asker)]);
    const found = await this.findReceiver(wanted).catch(async (error: unknown) => {
      await held.settle('unjudged');
      throw error;
    });
    await held.settle(found ? 'unjudged' : 'wrong');
    return found;
  }

  /** Somebody to give to: an exclusion shows as little as a member who does not exist. */
  private async findReceiver(member: MemberRef): Promise<ListedMember | null> {
    const [found, mayReceive] = await Promise.all([this.find(member), this.exclusions.mayReceive(member)]);
    return mayReceive ? found : null;
  }

  /** The provider alone knows whoever was never here, and names; whom we know is found without it. */
  private async find(member: MemberRef): Promise<ListedMember | null> {
    const isKnown = (await this.members.find(member.prefix, member.username)) !== null;
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
