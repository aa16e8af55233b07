export * from './migrations';
export * from './seed-tiers';
export type { TierRow, TierWords } from './tier-config.tables';
export * from './tiers.module';
export { saveTiers } from './tiers.repository';
export { TiersService } from './tiers.service';
