import { Injectable } from '@nestjs/common';
import type { BridgeGame, BridgeProvider, MemberRef } from '@housebrand/shared';
import { bridgeContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';

/**
 * The member system's bridge: its lists of games, and links to its own site. Methods throw `ProviderRefused` with the provider's
 * code and message, and `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class BridgeGateway {
  constructor(private readonly client: ProviderClient) {}

  /** Returns a one-use address of the member system's site, valid for a minute. */
  async redirectLogin({ prefix, username }: MemberRef, redirectUrl: string): Promise<string> {
    const request = { params: { prefix }, body: { username, redirectUrl } };
    const { data } = await this.client.callAsInstallation(calls.redirectLogin, request, prefix);
    return data.url;
  }

  async providers(prefix: string): Promise<BridgeProvider[]> {
    const { data } = await this.client.callAsInstallation(calls.providerPrefixList, { params: { prefix } }, prefix);
    return data.map(({ prefix: code, name, tab }) => ({ prefix: code, name, tab }));
  }

  /** @param tab a category of the catalogue: `Slot` */
  async games(prefix: string, tab: string): Promise<BridgeGame[]> {
    const request = { params: { prefix }, body: { tab } };
    const { data } = await this.client.callAsInstallation(calls.bridgeGameList, request, prefix);
    return data.map(({ gameID, name, provider }) => ({ gameID, name, provider }));
  }
}
