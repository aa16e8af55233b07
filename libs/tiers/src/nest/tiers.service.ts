import { Injectable } from '@nestjs/common';
import { NotFound, type MemberRef, type MenuKey } from '@housebrand/shared';
import { IdentityGateway } from '@housebrand/providers/nest';
import { HotBodies, HotBody, RequestContext } from '@housebrand/shared/nest';
import { firstTierWith, TierAgents, tierProgress, type TierConfig, type TierProgress } from '../core';
import { toTierConfig, toTierContent } from './tier-config.mapper';
import type { TierRow } from './tier-config.tables';
import { TiersRepository } from './tiers.repository';

/** A ladder changes rarely and by an operator; an instance that missed the news catches up after a minute. */
const FRESH_MS = 60_000;
const hot = { maxAgeMs: FRESH_MS, staleMs: 60 * FRESH_MS };
const configKey = (prefix: string): string => `tiers.configs.${prefix}`;
const contentKey = (prefix: string, language: string): string => `tiers.content.${prefix}.${language}`;

@Injectable()
export class TiersService {
  constructor(
    private readonly tiers: TiersRepository,
    private readonly agents: TierAgents,
    private readonly identity: IdentityGateway,
    private readonly hotBodies: HotBodies,
    private readonly context: RequestContext,
  ) {}

  /** An agent's ladder from the bottom. */
  configs(prefix: string): HotBody {
    const make = async (): Promise<TierConfig[]> => (await this.ladder(prefix)).map(toTierConfig);
    return new HotBody(configKey(prefix), '', make, hot);
  }

  /** What each step means, in the language of the request. */
  content(prefix: string): HotBody {
    const { language } = this.context;
    const make = async () => (await this.ladder(prefix)).map((row) => toTierContent(row, language));
    return new HotBody(contentKey(prefix, language), '', make, hot);
  }

  /** How far a member is towards the next tier. */
  async progress(member: MemberRef): Promise<TierProgress> {
    const [ladder, { tier }] = await Promise.all([this.ladder(member.prefix), this.identity.profile(member)]);
    return tierProgress(ladder.map(toTierConfig), tier.level, tier);
  }

  /** The name of the lowest tier that opens a menu; `null` when none does. */
  async nameOfFirstWith(prefix: string, menu: MenuKey): Promise<string | null> {
    return firstTierWith(menu, (await this.ladder(prefix)).map(toTierConfig))?.tierName ?? null;
  }

  /** Makes every instance forget an agent's ladder; to be called after a change is committed. */
  async changed(prefix: string): Promise<void> {
    const keys = [configKey(prefix), contentKey(prefix, 'th'), contentKey(prefix, 'en')];
    await Promise.all(keys.map((key) => this.hotBodies.invalidate(key)));
  }

  private async ladder(prefix: string): Promise<TierRow[]> {
    // an agent without a ladder gets MASTER's; an invented one must not get a place in the cache
    await this.agents.assertExists(prefix);
    const ladder = await this.tiers.ladder(prefix);
    if (ladder.length === 0) throw new NotFound();
    return ladder;
  }
}
