import { Inject, Injectable, Optional } from '@nestjs/common';
import { ExternalGateway, MemberSystemGateway, ProviderRefused } from '@housebrand/providers/nest';
import type { MemberPrincipal } from '@housebrand/shared/nest';
import {
  DEFAULT_GAME_SETTINGS,
  GameClosed,
  GameNotFound,
  GameSites,
  LaunchFailed,
  LaunchGate,
  LOBBY_LAUNCHES,
  type GameSettings,
  type LaunchGameRequest,
  type LaunchGameResult,
  type LaunchLobbyRequest,
  type LobbyCode,
} from '../core';
import { CatalogueService } from './catalogue.service';
import { GAME_SETTINGS } from './game-settings.token';

/** Opens games and lobbies. What the member asks for is checked against the catalogue; where the game leads back to is ours. */
@Injectable()
export class LaunchService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly memberSystem: MemberSystemGateway,
    private readonly external: ExternalGateway,
    private readonly sites: GameSites,
    private readonly gate: LaunchGate,
    @Optional() @Inject(GAME_SETTINGS) private readonly settings: GameSettings = DEFAULT_GAME_SETTINGS,
  ) {}

  /** @throws GameNotFound, GameClosed, LaunchFailed with the provider's code, and what the gate and the gateways throw */
  launch(member: MemberPrincipal, request: LaunchGameRequest | LaunchLobbyRequest): Promise<LaunchGameResult> {
    return 'lobby' in request ? this.launchLobby(member, request.lobby) : this.launchGame(member, request);
  }

  private async launchGame(
    member: MemberPrincipal,
    { gameID, gameType, provider }: LaunchGameRequest,
  ): Promise<LaunchGameResult> {
    await this.gate.assertMayPlay(member);
    const game = await this.catalogue.findGame(member.prefix, gameType, gameID);
    if (!game || game.provider !== provider) throw new GameNotFound();
    const { isOpen, until } = this.catalogue.opening(member.prefix, game.provider);
    if (!isOpen) throw new GameClosed(until?.toISOString() ?? null);
    return this.open(member, (redirectUrl) =>
      this.memberSystem.launchGame({
        username: member.username,
        gameId: game.id,
        provider: game.provider,
        gameType: game.category,
        redirectUrl,
      }),
    );
  }

  private async launchLobby(member: MemberPrincipal, lobby: LobbyCode): Promise<LaunchGameResult> {
    await this.gate.assertMayPlay(member);
    const launch = LOBBY_LAUNCHES[lobby];
    const { prefix, username } = member;
    return this.open(member, (redirectUrl) => {
      switch (launch.kind) {
        case 'sport':
          return this.external.launchSportLobby({ prefix, username, lobby: launch.lobby, redirectUrl });
        case 'lotto':
          return this.memberSystem.launchLotto(launch.type);
        case 'poker': {
          const { pokerGameId: gameId, pokerProvider: provider } = this.settings;
          return this.memberSystem.launchGame({ username, gameId, provider, gameType: 'Poker', redirectUrl });
        }
      }
    });
  }

  private async open(
    { prefix }: MemberPrincipal,
    launch: (redirectUrl: string) => Promise<string>,
  ): Promise<LaunchGameResult> {
    const { origin } = await this.sites.find(prefix);
    try {
      return { uri: await launch(`${origin}/${prefix}`) };
    } catch (error) {
      if (error instanceof ProviderRefused) throw new LaunchFailed(error.code, error.providerMessage, error);
      throw error;
    }
  }
}
