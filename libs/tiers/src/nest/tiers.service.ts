import { Injectable } from '@nestjs/common';
import { NotFound } from '@housebrand/shared';
import { GamePlatformGateway } from '@housebrand/providers/nest';
import { HotBodies, requestAgent, RequestContext, requireSelf } from '@housebrand/shared/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TierAgents, tierProgress, type TierConfig, type TierProgress } from '../core';
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
    private readonly platform: GamePlatformGateway,
    private readonly hotBodies: HotBodies,
    private readonly context: RequestContext,
  ) {}

  sendConfigs(agentID: string | undefined, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const prefix = requestAgent(request, this.context.principal, agentID);
    const make = async (): Promise<TierConfig[]> => (await this.ladder(prefix)).map(toTierConfig);
    return this.hotBodies.serve(request, reply, configKey(prefix), '', make, hot);
  }

  sendContent(agentID: string | undefined, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const prefix = requestAgent(request, this.context.principal, agentID);
    const { language } = this.context;
    const make = async () => (await this.ladder(prefix)).map((row) => toTierContent(row, language));
    return this.hotBodies.serve(request, reply, contentKey(prefix, language), '', make, hot);
  }

  /** How far the member of the session is towards the next tier. @throws Forbidden for anybody else */
  async progress(prefix: string, username: string): Promise<TierProgress> {
    const principal = requireSelf(this.context.principal, prefix, username);
    const [ladder, { tier }] = await Promise.all([this.ladder(principal.prefix), this.platform.profile()]);
    return tierProgress(ladder.map(toTierConfig), tier.level, tier);
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
