export { protection } from './protection.domain';
export { ProtectionModule } from './protection.module';
export { LimitsService } from './limits.service';
export { PlayHistoryService } from './play-history.service';
export { ProtectionService } from './protection.service';
