import { Injectable } from '@nestjs/common';
import { AGENT_CHANGED } from '@housebrand/theming';
import { PreparedResponse } from '@housebrand/shared/nest';
import type { Game } from '../core';
import { CatalogueService, type Versioned } from './catalogue.service';
import type { AgentQueryDto, GameListQueryDto } from './dto/game-list-query.dto';

/** The catalogue's lists, prepared once per version because all members of an agent see the same. */
@Injectable()
export class GamesService {
  constructor(private readonly catalogue: CatalogueService) {}

  /** @param prefix the agent of the request, whether or not its query contains it */
  async games(prefix: string, query: GameListQueryDto): Promise<PreparedResponse | Game[]> {
    const { gameType: category, ids, product, limit } = query;
    // Validation ensures that one of the two is present.
    if (ids !== undefined || category === undefined) return this.catalogue.gamesByIds(prefix, ids ?? []);
    return prepared(await this.catalogue.games({ prefix, category, product, limit }), query);
  }

  async providers(prefix: string, query: AgentQueryDto): Promise<PreparedResponse> {
    return prepared(await this.catalogue.providers(prefix), query);
  }

  async statuses(prefix: string, query: AgentQueryDto): Promise<PreparedResponse> {
    return prepared(await this.catalogue.statuses(prefix), query);
  }
}

function prepared<T>({ key, version, make }: Versioned<T>, { prefix }: AgentQueryDto): PreparedResponse {
  // Without a prefix in the address, the cookie selects the agent, so the reply is not public.
  return new PreparedResponse(key, version, () => Promise.resolve(make()), {
    isAddressed: prefix !== undefined,
    topics: [AGENT_CHANGED],
  });
}
