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
    return this.send(games, request, reply);
  }

  async sendProviders(query: AgentQueryDto, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const prefix = this.agentOf(request, query);
    return this.send(await this.catalogue.providers(prefix), request, reply);
  }

  async sendStatuses(query: AgentQueryDto, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const prefix = this.agentOf(request, query);
    return this.send(await this.catalogue.statuses(prefix), request, reply);
  }

  private agentOf(request: FastifyRequest, { prefix }: AgentQueryDto): string {
    return requestAgent(request, this.context.principal, prefix);
  }

  private send<T>(
    { key, version, make }: Versioned<T>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    return this.hotBodies.serve(request, reply, key, version, () => Promise.resolve(make()));
  }
}
