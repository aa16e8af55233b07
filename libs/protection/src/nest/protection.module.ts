import { Module } from '@nestjs/common';
import { ProtectionController } from './protection.controller';
import { ProtectionRepository } from './protection.repository';
import { ProtectionService } from './protection.service';

@Module({
  controllers: [ProtectionController],
  providers: [ProtectionService, ProtectionRepository],
  exports: [ProtectionService],
})
export class ProtectionModule {}
