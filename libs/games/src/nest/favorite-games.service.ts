import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { favoritesToStore } from '../core';
import { CatalogueService } from './catalogue.service';
import { FavoriteGamesRepository } from './favorite-games.repository';

/** The games that each member marked as favorites, in the member's order. */
@Injectable()
export class FavoriteGamesService {
  constructor(
    private readonly favorites: FavoriteGamesRepository,
    private readonly catalogue: CatalogueService,
  ) {}

  /** Returns IDs in the member's order, without games that are currently not offered. */
  async find(member: MemberRef): Promise<string[]> {
    const [games, offered] = await Promise.all([this.favorites.find(member), this.catalogue.offeredIds(member.prefix)]);
    return games.filter((id) => offered.has(id));
  }

  /** @returns what `find` now returns @throws InvalidInput */
  async save(member: MemberRef, games: readonly string[]): Promise<string[]> {
    const [stored, offered] = await Promise.all([
      this.favorites.find(member),
      this.catalogue.offeredIds(member.prefix),
    ]);
    const toStore = favoritesToStore(games, stored, (id) => offered.has(id));
    await this.favorites.replace(member, toStore);
    return toStore.filter((id) => offered.has(id));
  }
}
