import type { ServerDomain } from '@housebrand/shared/nest';
import { protectionMessages } from '../core';
import { protectionMigrations } from './migrations';
import { ProtectionModule } from './protection.module';

/** This domain as the application loads it. */
export const protection: ServerDomain = {
  name: 'protection',
  module: ProtectionModule,
  migrations: protectionMigrations,
  messages: protectionMessages,
};
