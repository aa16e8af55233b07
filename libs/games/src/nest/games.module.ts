import { Module } from '@nestjs/common';
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

/** Needs `GameSites` and `LaunchGate`, bound by the application, and the providers' gateways. */
@Module({
  controllers: [GamesController, LaunchesController, BridgeController, FavoriteGamesController],
  exports: [CatalogueService],
  providers: [
    CatalogueService,
    GamesService,
    LaunchService,
    ExternalLaunchService,
    BridgeService,
    FavoriteGamesService,
    FavoriteGamesRepository,
  ],
})
export class GamesModule {}
