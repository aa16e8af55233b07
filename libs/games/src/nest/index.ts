export { CatalogueService } from './catalogue.service';
export { saveFavoriteGames } from './favorite-games.repository';
export * from './games.module';
export * from './migrations';
