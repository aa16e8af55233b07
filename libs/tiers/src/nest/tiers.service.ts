import { Injectable } from '@nestjs/common';
import { NotFound, type MemberRef, type MenuKey } from '@housebrand/shared';
import { IdentityGateway } from '@housebrand/providers/nest';
import { PreparedResponse, RequestContext } from '@housebrand/shared/nest';
import {
  firstTierWith,
  MenuClosed,
  menuNameIn,
  reachedTier,
  TierAgents,
  tierNameIn,
  tierProgress,
  type TierProgress,
} from '../core';
import { LaddersService, type Ladder } from './ladders.service';
import { StandingsService } from './standings.service';
import { toTierConfig, toTierContent } from './tier-config.mapper';

/** Ladders and members' standings for controllers; checks the caller. */
@Injectable()
export class TiersService {
  constructor(
    private readonly ladders: LaddersService,
    private readonly standings: StandingsService,
    private readonly agents: TierAgents,
    private readonly identity: IdentityGateway,
    private readonly context: RequestContext,
  ) {}

  /** The agent's ladder, the lowest tier first. */
  async configs(prefix: string): Promise<PreparedResponse> {
    const { version, steps } = await this.ladder(prefix);
    return new PreparedResponse(`tiers.configs.${prefix}`, version, () => Promise.resolve(steps.map(toTierConfig)));
  }

  /** The descriptions of the tiers, in the language of the request. */
  async content(prefix: string): Promise<PreparedResponse> {
    const { language } = this.context;
    const { version, steps } = await this.ladder(prefix);
    const content = () => Promise.resolve(steps.map((row) => toTierContent(row, language)));
    return new PreparedResponse(`tiers.content.${prefix}.${language}`, version, content);
  }

  /** A member's progress towards the next tier. */
  async progress(member: MemberRef): Promise<TierProgress> {
    const [{ steps }, { tier: reported }] = await Promise.all([
      this.ladder(member.prefix),
      this.identity.profile(member),
    ]);
    const accumulated = await this.standings.accumulated(member, reported);
    const ladder = steps.map(toTierConfig);
    return tierProgress(ladder, reachedTier(ladder, accumulated).tierLevel, accumulated);
  }

  /** Returns the refusal of a closed menu, with the lowest tier that opens it, in the language of the request. */
  async refusalOf(prefix: string, menu: MenuKey): Promise<MenuClosed> {
    const { language } = this.context;
    const first = firstTierWith(menu, (await this.ladder(prefix)).steps.map(toTierConfig));
    return new MenuClosed(menuNameIn(menu, language), first && tierNameIn(first.tierName, language));
  }

  private async ladder(prefix: string): Promise<Ladder> {
    // check first: an unknown agent would get MASTER's ladder and a place in the cache
    await this.agents.assertExists(prefix);
    const ladder = await this.ladders.of(prefix);
    if (ladder.steps.length === 0) throw new NotFound();
    return ladder;
  }
}
