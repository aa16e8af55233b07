import { Injectable } from '@nestjs/common';
import { NotFound, usernameHasPrefix } from '@housebrand/shared';
import { RequestContext, requireSelf } from '@housebrand/shared/nest';
import { favoritesToStore, type SaveFavoriteGamesRequest } from '../core';
import { CatalogueService } from './catalogue.service';
import { FavoriteGamesRepository } from './favorite-games.repository';

/** Favourites of the principal: another member or agent in path or body is refused. */
@Injectable()
export class FavoriteGamesService {
  constructor(
    private readonly favorites: FavoriteGamesRepository,
    private readonly catalogue: CatalogueService,
    private readonly context: RequestContext,
  ) {}

  /** Ids in the member's order, less the games that are not offered at the moment. @throws Forbidden, NotFound */
  async find(prefix: string, username: string): Promise<string[]> {
    const member = this.memberOf(prefix, username);
    const [games, offered] = await Promise.all([
      this.favorites.find(member.prefix, member.username),
      this.catalogue.offeredIds(member.prefix),
    ]);
    return games.filter((id) => offered.has(id));
  }

  /** @returns what `find` gives from now on. @throws Forbidden, InvalidInput */
  async save({ agentID, username, games }: SaveFavoriteGamesRequest): Promise<string[]> {
    const member = this.memberOf(agentID, username);
    const [stored, offered] = await Promise.all([
      this.favorites.find(member.prefix, member.username),
      this.catalogue.offeredIds(member.prefix),
    ]);
    const wanted = favoritesToStore(games, stored, (id) => offered.has(id));
    await this.favorites.replace(member.prefix, member.username, wanted);
    return wanted.filter((id) => offered.has(id));
  }

  private memberOf(prefix: string, username: string): { prefix: string; username: string } {
    const principal = requireSelf(this.context.principal, prefix, username);
    const wanted = username.trim().toUpperCase();
    if (!usernameHasPrefix(wanted, principal.prefix)) throw new NotFound();
    return { prefix: principal.prefix, username: wanted };
  }
}
