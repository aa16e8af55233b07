import { Module } from '@nestjs/common';
import { CatalogueService } from './catalogue.service';
import { FavoriteGamesController } from './favorite-games.controller';
import { FavoriteGamesRepository } from './favorite-games.repository';
import { FavoriteGamesService } from './favorite-games.service';
import { GamesController } from './games.controller';
import { GamesService } from './games.service';
import { LaunchService } from './launch.service';

/** Needs `GameSites` and `LaunchGate`, bound by the application, and the providers' gateways. */
@Module({
  controllers: [GamesController, FavoriteGamesController],
  exports: [CatalogueService],
  providers: [CatalogueService, GamesService, LaunchService, FavoriteGamesService, FavoriteGamesRepository],
})
export class GamesModule {}
