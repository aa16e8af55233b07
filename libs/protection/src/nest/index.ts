export { protectionMigrations } from './migrations';
export { ProtectionModule } from './protection.module';
export { ProtectionService } from './protection.service';
