export { games } from './games.domain';
export { CatalogueService } from './catalogue.service';
export { FavoriteGamesService } from './favorite-games.service';
export * from './game-settings.token';
export * from './games.module';
