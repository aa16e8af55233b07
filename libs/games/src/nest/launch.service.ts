import { Inject, Injectable, Optional } from '@nestjs/common';
import { LaunchesGateway, ProviderRefused } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import {
  DEFAULT_GAME_SETTINGS,
  GameClosed,
  GameNotFound,
  GameSites,
  LaunchFailed,
  LaunchGate,
  LOBBY_LAUNCHES,
  RETURN_FROM_GAME,
  RETURN_PARAM,
  type GameSettings,
  type LaunchGameRequest,
  type LaunchGameResult,
  type LaunchLobbyRequest,
  type LobbyCode,
} from '../core';
import { CatalogueService } from './catalogue.service';
import { GAME_SETTINGS } from './game-settings.token';
import { SportLobbyService } from './sport/sport-lobby.service';

/** Opens games and lobbies. Checks the request against the catalogue and builds the return address itself. */
@Injectable()
export class LaunchService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly launches: LaunchesGateway,
    private readonly sportLobbies: SportLobbyService,
    private readonly sites: GameSites,
    private readonly gate: LaunchGate,
    @Optional() @Inject(GAME_SETTINGS) private readonly settings: GameSettings = DEFAULT_GAME_SETTINGS,
  ) {}

  /** @throws GameNotFound, GameClosed, LaunchFailed with the provider's code, and the errors of the gate and the gateways */
  launch(member: MemberRef, request: LaunchGameRequest | LaunchLobbyRequest): Promise<LaunchGameResult> {
    return 'lobby' in request ? this.launchLobby(member, request.lobby) : this.launchGame(member, request);
  }

  private async launchGame(
    member: MemberRef,
    { gameID, gameType, provider }: LaunchGameRequest,
  ): Promise<LaunchGameResult> {
    await this.gate.assertMayPlay(member);
    const game = await this.catalogue.findGame(member.prefix, gameType, gameID);
    if (!game || game.provider !== provider) throw new GameNotFound();
    const { isOpen, until } = this.catalogue.opening(member.prefix, game.provider);
    if (!isOpen) throw new GameClosed(until);
    return this.open(member, (redirectUrl) =>
      this.launches.launchGame(member, {
        gameId: game.id,
        provider: game.provider,
        gameType: game.gameType,
        redirectUrl,
      }),
    );
  }

  /** @throws GameNotFound, LaunchFailed with the provider's code, and the errors of the gate and the gateways */
  async launchLotto(member: MemberRef, type: string): Promise<LaunchGameResult> {
    await this.assertOffered(member, type === 'LOTTO_LAUNCH' ? type : 'LOTTO');
    return this.open(member, () => this.launches.launchLotto(member, type));
  }

  private async launchLobby(member: MemberRef, lobby: LobbyCode): Promise<LaunchGameResult> {
    const launch = LOBBY_LAUNCHES[lobby];
    if (launch.kind === 'lotto') return this.launchLotto(member, launch.type);
    await this.assertOffered(member, lobby);
    return this.open(member, (redirectUrl) => {
      switch (launch.kind) {
        case 'sport':
          return this.sportLobbies.open(member, launch.lobby, redirectUrl);
        case 'poker': {
          const { pokerGameId: gameId, pokerProvider: provider } = this.settings;
          return this.launches.launchGame(member, { gameId, provider, gameType: 'Poker', redirectUrl });
        }
      }
    });
  }

  private async assertOffered(member: MemberRef, lobby: LobbyCode): Promise<void> {
    await this.gate.assertMayPlay(member);
    if (!(await this.catalogue.offersLobby(member.prefix, lobby))) throw new GameNotFound();
  }

  private async open(
    { prefix }: MemberRef,
    launch: (redirectUrl: string) => Promise<string>,
  ): Promise<LaunchGameResult> {
    const { origin } = await this.sites.find(prefix);
    return { uri: await asLaunch(() => launch(`${origin}/${prefix}?${RETURN_PARAM}=${RETURN_FROM_GAME}`)) };
  }
}

/** Converts a provider's refusal of a launch, keeping its code and message. @throws LaunchFailed */
export async function asLaunch<T>(launch: () => Promise<T>): Promise<T> {
  try {
    return await launch();
  } catch (error) {
    if (error instanceof ProviderRefused) throw new LaunchFailed(error.code, error.providerMessage, error);
    throw error;
  }
}
