import { Module } from '@nestjs/common';
import { LimitsController } from './limits.controller';
import { LimitsRepository } from './limits.repository';
import { LimitsService } from './limits.service';
import { ProtectionController } from './protection.controller';
import { ProtectionRepository } from './protection.repository';
import { ProtectionService } from './protection.service';

/** Needs `MemberSpending` and `ProtectionCalendar`, bound by the application. */
@Module({
  controllers: [ProtectionController, LimitsController],
  providers: [ProtectionService, ProtectionRepository, LimitsService, LimitsRepository],
  exports: [ProtectionService],
})
export class ProtectionModule {}
