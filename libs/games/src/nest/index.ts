export { CatalogueService } from './catalogue.service';
export { saveFavoriteGames } from './favorite-games.repository';
export * from './game-settings.token';
export * from './games.module';
export * from './migrations';
