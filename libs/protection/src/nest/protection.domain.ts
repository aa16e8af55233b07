import type { ServerDomain } from '@housebrand/shared/nest';
import { protectionMessages } from '../core';
import { protectionMigrations } from './migrations';
import { ProtectionModule } from './protection.module';

/** The server domain that the application loads. */
export const protection: ServerDomain = {
  name: 'protection',
  module: ProtectionModule,
  migrations: protectionMigrations,
  messages: protectionMessages,
};
