import { Injectable } from '@nestjs/common';
import { catalogueContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import { toCatalogueGame, toCatalogueProvider } from './catalogue.mapper';
import type { CatalogueCategory, CatalogueGame, CatalogueProvider, ProviderOpening } from './catalogue.records';

/**
 * What an agent's members and guests can play. Every method throws `ProviderRefused` with the provider's code and words,
 * `ProviderUnavailable` when there is no usable answer.
 */
@Injectable()
export class CatalogueGateway {
  constructor(private readonly client: ProviderClient) {}

  /** Which providers are open now. */
  async openings(prefix: string): Promise<ProviderOpening[]> {
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

  /** The games of a category, of one product when it is named. */
  async games(prefix: string, category: CatalogueCategory, product?: string): Promise<CatalogueGame[]> {
    const request = { params: { gameType: category }, query: { product } };
    const { result } = await this.client.callForGuests(calls.gameList, request, prefix);
    return result.map(toCatalogueGame);
  }
}
