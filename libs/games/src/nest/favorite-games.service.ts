import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { favoritesToStore } from '../core';
import { CatalogueService } from './catalogue.service';
import { FavoriteGamesRepository } from './favorite-games.repository';

@Injectable()
export class FavoriteGamesService {
  constructor(
    private readonly favorites: FavoriteGamesRepository,
    private readonly catalogue: CatalogueService,
  ) {}

  /** Ids in the member's order, less the games that are not offered at the moment. */
  async find(member: MemberRef): Promise<string[]> {
    const [games, offered] = await Promise.all([
      this.favorites.find(member.prefix, member.username),
      this.catalogue.offeredIds(member.prefix),
    ]);
    return games.filter((id) => offered.has(id));
  }

  /** @returns what `find` gives from now on. @throws InvalidInput */
  async save(member: MemberRef, games: readonly string[]): Promise<string[]> {
    const [stored, offered] = await Promise.all([
      this.favorites.find(member.prefix, member.username),
      this.catalogue.offeredIds(member.prefix),
    ]);
    const wanted = favoritesToStore(games, stored, (id) => offered.has(id));
    await this.favorites.replace(member.prefix, member.username, wanted);
    return wanted.filter((id) => offered.has(id));
  }
}
