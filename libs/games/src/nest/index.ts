export { games } from './games.domain';
export { CatalogueService } from './catalogue.service';
export * from './game-settings.token';
export * from './games.module';
