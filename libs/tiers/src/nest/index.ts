export { tiers } from './tiers.domain';
export type { TierRow, TierTexts } from './tier-config.tables';
export * from './tiers.module';
export { LadderDto } from './dto/ladder.dto';
export { LadderEditorService } from './ladder-editor.service';
export { LaddersService } from './ladders.service';
export { seedTiers } from './seed-tiers';
export { StandingsService } from './standings.service';
export { TiersService } from './tiers.service';
