import { Module, type DynamicModule } from '@nestjs/common';
import { mount, type MountOptions } from '@housebrand/shared/nest';
import { MemberPayments } from '../core';
import { StaffThreadsController } from './staff-threads.controller';
import { StaffThreadsService } from './staff-threads.service';
import { ThreadsController } from './threads.controller';
import { ThreadsRepository } from './threads.repository';
import { ThreadsService } from './threads.service';

/** Ports that the application binds. */
const supportPorts = { payments: MemberPayments };

const supportParts = {
  controllers: [StaffThreadsController, ThreadsController],
  providers: [StaffThreadsService, ThreadsService, ThreadsRepository],
  exports: [StaffThreadsService, ThreadsService],
};

/** Provides members' questions to the staff. Needs the port of the core, bound by the application. */
@Module(supportParts)
export class SupportModule {
  /** Mounts the module with its port in an application outside this repository; see `MountOptions`. */
  static forRootAsync(options: MountOptions<typeof supportPorts>): DynamicModule {
    return mount({ module: SupportModule, ...supportParts }, supportPorts, options);
  }
}
