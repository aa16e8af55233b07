import type { DynamicModule } from '@nestjs/common';
import { office } from '@housebrand/office/nest';
import type { AppLog, Clock, Settings } from '@housebrand/shared/nest';
import { AppModule } from '../app.module';
import { OfficeAgentsModule } from './office-agents';
import { OfficeServerModule } from './office-server.module';

/** The modules of the process that serves the back office. */
export function officeModule(settings: Settings, log: AppLog, clock?: Clock): DynamicModule {
  return AppModule.forRoot(settings, log, clock, {
    domains: [office],
    modules: [OfficeAgentsModule, OfficeServerModule],
  });
}
