export { protection } from './protection.domain';
export { ProtectionModule } from './protection.module';
export { ProtectionService } from './protection.service';
