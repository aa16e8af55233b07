export { tiers } from './tiers.domain';
export type { TierRow, TierWords } from './tier-config.tables';
export * from './tiers.module';
export { TiersService } from './tiers.service';
