import { Injectable } from '@nestjs/common';
import type { GameCategory, GamesStatus } from '@housebrand/shared';
import { catalogueContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import { toCatalogueGame, toCatalogueProvider } from './catalogue.mapper';
import type { CatalogueGame, CatalogueProvider } from './catalogue.records';

/**
 * The games that an agent's members and guests see. Methods throw `ProviderRefused` with the provider's code and message, and
 * `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class CatalogueGateway {
  constructor(private readonly client: ProviderClient) {}

  /** Lists which providers are open now. */
  async openings(prefix: string): Promise<GamesStatus[]> {
    const { result } = await this.client.callForGuests(calls.gamesStatus, {}, prefix);
    return result.map(({ provider, isOpen, until }) => ({
      provider,
      isOpen,
      until: until && new Date(until).toISOString(),
    }));
  }

  async providers(prefix: string): Promise<CatalogueProvider[]> {
    const { result } = await this.client.callForGuests(calls.providerList, {}, prefix);
    return result.map(toCatalogueProvider);
  }

  /** Lists the games of a category, or of one of its products. */
  async games(prefix: string, category: GameCategory, product?: string): Promise<CatalogueGame[]> {
    const request = { params: { gameType: category }, query: { product } };
    const { result } = await this.client.callForGuests(calls.gameList, request, prefix);
    return result.map(toCatalogueGame);
  }
}
