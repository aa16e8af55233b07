import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { launchesContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import type { GameLaunch, SportLobbyEntry, SportLobbyLaunch } from './launches.records';

/**
 * Opens games, the lottery and sport lobbies; every method returns the address to play at. Methods throw `ProviderRefused` with
 * the provider's code and message, `ProviderSessionExpired` on 1005 and 1003, and `ProviderUnavailable` without a usable reply.
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

  /** Opens a sport lobby with a one-use ticket, valid for a minute. */
  async launchSportLobby({ prefix, username }: MemberRef, { lobby, redirectUrl }: SportLobbyLaunch): Promise<string> {
    const body = { prefix, username, state: lobby, lang: 'th' as const, redirectUrl };
    const { result } = await this.client.callAsInstallation(calls.sportLobbyTicket, { body }, prefix);
    return result.uri;
  }

  /** Opens a sport lobby with a password for one entry. @returns the address to post the form with the password to */
  async admitToSportLobby(
    { prefix, username }: MemberRef,
    { lobby, redirectUrl, password }: SportLobbyEntry,
  ): Promise<string> {
    const body = { prefix, username, password, state: lobby, lang: 'th' as const, redirectUrl };
    const { result } = await this.client.callAsInstallation(calls.sportLobbyPassword, { body }, prefix);
    return result.uri;
  }
}
