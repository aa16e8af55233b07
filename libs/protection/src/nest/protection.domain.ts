import type { ServerDomain } from '@housebrand/shared/nest';
import { protectionMessages } from '../core';
import { protectionMigrations } from './migrations';
import { protectionPersonal } from './migrations/personal';
import { ProtectionModule } from './protection.module';

/** The server domain that the application loads. */
export const protection: ServerDomain = {
  name: 'protection',
  module: ProtectionModule,
  migrations: protectionMigrations,
  personal: protectionPersonal,
  messages: protectionMessages,
};
