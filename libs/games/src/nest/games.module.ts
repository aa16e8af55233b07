import { Module, type DynamicModule } from '@nestjs/common';
import { mount, type MountOptions } from '@housebrand/shared/nest';
import { GameSites, LaunchGate } from '../core';
import { BridgeController } from './bridge.controller';
import { BridgeService } from './bridge.service';
import { CatalogueService } from './catalogue.service';
import { ExternalLaunchService } from './external-launch.service';
import { FavoriteGamesController } from './favorite-games.controller';
import { FavoriteGamesRepository } from './favorite-games.repository';
import { FavoriteGamesService } from './favorite-games.service';
import { GamesController } from './games.controller';
import { GamesService } from './games.service';
import { LaunchService } from './launch.service';
import { LaunchesController } from './launches.controller';
import { SportLobbyController } from './sport/sport-lobby.controller';
import { SportLobbyService } from './sport/sport-lobby.service';
import { SportTickets } from './sport/sport-tickets.repository';

/** Ports that the domain needs. */
const gamesPorts = { launches: LaunchGate, sites: GameSites };

const gamesParts = {
  controllers: [GamesController, LaunchesController, SportLobbyController, BridgeController, FavoriteGamesController],
  exports: [CatalogueService, FavoriteGamesService],
  providers: [
    CatalogueService,
    GamesService,
    LaunchService,
    SportLobbyService,
    SportTickets,
    ExternalLaunchService,
    BridgeService,
    FavoriteGamesService,
    FavoriteGamesRepository,
  ],
};

/** The application binds `GameSites` and `LaunchGate` and imports the providers' gateways. */
@Module(gamesParts)
export class GamesModule {
  /** Mounts the domain in another application, with its ports: see `MountOptions`. */
  static forRootAsync(options: MountOptions<typeof gamesPorts>): DynamicModule {
    return mount({ module: GamesModule, ...gamesParts }, gamesPorts, options);
  }
}
