import { Module, type DynamicModule } from '@nestjs/common';
import { AgentCalendar } from '@housebrand/shared';
import { mount, type MountOptions } from '@housebrand/shared/nest';
import { ExclusionEffects, MemberSpending, PlayRecords } from '../core';
import { LimitsController } from './limits.controller';
import { LimitsRepository } from './limits.repository';
import { LimitsService } from './limits.service';
import { PlayHistoryController } from './play-history.controller';
import { PlayHistoryService } from './play-history.service';
import { ProtectionController } from './protection.controller';
import { ProtectionRepository } from './protection.repository';
import { ProtectionService } from './protection.service';

/** Ports that the application binds. */
const protectionPorts = {
  spending: MemberSpending,
  calendar: AgentCalendar,
  effects: ExclusionEffects,
  play: PlayRecords,
};

const protectionParts = {
  controllers: [ProtectionController, LimitsController, PlayHistoryController],
  providers: [ProtectionService, ProtectionRepository, LimitsService, LimitsRepository, PlayHistoryService],
  exports: [LimitsService, PlayHistoryService, ProtectionService],
};

/** Provides player protection. Needs the ports of the core, bound by the application. */
@Module(protectionParts)
export class ProtectionModule {
  /** Mounts the module with its ports in an application outside this repository; see `MountOptions`. */
  static forRootAsync(options: MountOptions<typeof protectionPorts>): DynamicModule {
    return mount({ module: ProtectionModule, ...protectionParts }, protectionPorts, options);
  }
}
