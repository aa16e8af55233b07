import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { launchesContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import type { GameLaunch, SportLobbyEntry, SportLobbyLaunch } from './launches.records';

/**
 * Opens what a member plays; every method gives the address it is played at. Throws `ProviderRefused` with the provider's
 * code and words, `ProviderSessionExpired` on 1005 and 1003, `ProviderUnavailable` when there is no usable answer.
 */
@Injectable()
export class LaunchesGateway {
  constructor(private readonly client: ProviderClient) {}

  async launchGame(member: MemberRef, { gameId, provider, gameType, redirectUrl }: GameLaunch): Promise<string> {
    const body = {
      playerUsername: member.username,
      gameID: gameId,
      redirectUrl,
      language: 'TH' as const,
      provider,
      gameType,
    };
    const { result } = await this.client.callAsMember(calls.startGame, { body }, member);
    return result.uri;
  }

  async launchLotto(member: MemberRef, type: string): Promise<string> {
    const { result } = await this.client.callAsMember(calls.startLotto, { body: { type } }, member);
    return result.uri;
  }

  /** By a one-use ticket that is good for a minute. */
  async launchSportLobby({ prefix, username }: MemberRef, { lobby, redirectUrl }: SportLobbyLaunch): Promise<string> {
    const body = { prefix, username, state: lobby, lang: 'th' as const, redirectUrl };
    const { result } = await this.client.callAsInstallation(calls.sportLobbyTicket, { body }, prefix);
    return result.uri;
  }

  /** By a password made for this one entry. @returns where a form with it is posted to */
  async admitToSportLobby(
    { prefix, username }: MemberRef,
    { lobby, redirectUrl, password }: SportLobbyEntry,
  ): Promise<string> {
    const body = { prefix, username, password, state: lobby, lang: 'th' as const, redirectUrl };
    const { result } = await this.client.callAsInstallation(calls.sportLobbyPassword, { body }, prefix);
    return result.uri;
  }
}
