import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HotBodies, requestAgent, RequestContext } from '@housebrand/shared/nest';
import { CatalogueService, type Versioned } from './catalogue.service';
import type { AgentQueryDto, GameListQueryDto } from './dto/game-list-query.dto';

/** Sends the catalogue's lists, prepared once per version: they are the same for every member of an agent. */
@Injectable()
export class GamesService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly hotBodies: HotBodies,
    private readonly context: RequestContext,
  ) {}

  async sendGames(query: GameListQueryDto, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { gameType: category, product, limit } = query;
    const prefix = this.agentOf(request, query);
    const games = await this.catalogue.games({ prefix, category, product, limit });
    return this.send(games, query, request, reply);
  }

  async sendProviders(query: AgentQueryDto, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const prefix = this.agentOf(request, query);
    return this.send(await this.catalogue.providers(prefix), query, request, reply);
  }

  async sendStatuses(query: AgentQueryDto, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const prefix = this.agentOf(request, query);
    return this.send(await this.catalogue.statuses(prefix), query, request, reply);
  }

  private agentOf(request: FastifyRequest, { prefix }: AgentQueryDto): string {
    return requestAgent(request, this.context.principal, prefix);
  }

  private send<T>(
    { key, version, make }: Versioned<T>,
    { prefix }: AgentQueryDto,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    // without a prefix in the address the cookie decides whose list it is
    const isAddressed = prefix !== undefined;
    return this.hotBodies.serve(request, reply, key, version, () => Promise.resolve(make()), { isAddressed });
  }
}
