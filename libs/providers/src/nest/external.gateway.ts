import { Inject, Injectable } from '@nestjs/common';
import { externalContracts } from '../core';
import { EXTERNAL_CLIENT, ProviderClient } from './provider-client';
import type { SportLobbyLaunch } from './provider-records';

const calls = externalContracts;

/**
 * The external API. Every method throws `ProviderRefused` with the provider's code and words,
 * `ProviderUnavailable` when there is no usable answer.
 */
@Injectable()
export class ExternalGateway {
  constructor(@Inject(EXTERNAL_CLIENT) private readonly client: ProviderClient) {}

  /** @returns the external API's token */
  async login(credentials: { username: string; password: string }): Promise<string> {
    const { result } = await this.client.call(calls.login, { body: credentials });
    return result.access_token;
  }

  /** Opens a sport lobby by a one-use ticket that is good for a minute. @returns where it is played */
  async launchSportLobby({ prefix, username, lobby, redirectUrl }: SportLobbyLaunch): Promise<string> {
    const body = { prefix, username, state: lobby, lang: 'th' as const, redirectUrl };
    const { result } = await this.client.callAsInstallation(calls.sportLobbyTicket, { body }, prefix);
    return result.uri;
  }
}
