import type { ServerDomain } from '@housebrand/shared/nest';
import { supportMessages } from '../core';
import { supportMigrations } from './migrations';
import { supportPersonal } from './migrations/personal';
import { SupportModule } from './support.module';

/** The server domain that the application loads. */
export const support: ServerDomain = {
  name: 'support',
  module: SupportModule,
  migrations: supportMigrations,
  personal: supportPersonal,
  messages: supportMessages,
};
