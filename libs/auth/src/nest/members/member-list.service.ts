import { Injectable } from '@nestjs/common';
import { BalanceGateway, ProviderRefused } from '@housebrand/providers/nest';
import { Forbidden, InvalidInput, memberRef, usernameHasPrefix, type MemberRef } from '@housebrand/shared';
import { LimitSteps, paged, takeInOrder, type Caller, type Paged, type RateRule } from '@housebrand/shared/nest';
import type { ListedMember, MemberListQuery } from '../../core';
import { MemberRepository } from './member.repository';

/** So many names that nobody has may a member ask for. */
const MISSES: RateRule = { name: 'members.missed', points: 20, seconds: 600 };

/** Who is a member of an agent. */
@Injectable()
export class MemberListService {
  constructor(
    private readonly members: MemberRepository,
    private readonly balances: BalanceGateway,
    private readonly steps: LimitSteps,
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
    const isThere = usernameHasPrefix(wanted.username, prefix) && (await this.lookUp(wanted, `${prefix}.${own}`));
    return isThere ? paged([wanted], 1) : paged([], 0);
  }

  private async lookUp(wanted: MemberRef, asker: string): Promise<boolean> {
    const held = await takeInOrder([this.steps.points(MISSES, asker)]);
    const isThere = await this.exists(wanted).catch(async (error: unknown) => {
      await held.settle('unjudged');
      throw error;
    });
    await held.settle(isThere ? 'unjudged' : 'wrong');
    return isThere;
  }

  /** Whoever was never here is known to the provider alone. */
  private async exists(member: MemberRef): Promise<boolean> {
    if (await this.members.find(member.prefix, member.username)) return true;
    try {
      await this.balances.current(member);
      return true;
    } catch (error) {
      if (error instanceof ProviderRefused) return false;
      throw error;
    }
  }
}
