import type { ServerDomain } from '@housebrand/shared/nest';
import { AuthModule } from './auth.module';
import { authMigrations } from './migrations';
import { authPersonal } from './migrations/personal';
import { authReplyMessages } from './reply-messages';
import { authSealedColumns } from './sealed-columns';

/** This domain as the application loads it. */
export const auth: ServerDomain = {
  name: 'auth',
  module: AuthModule,
  migrations: authMigrations,
  personal: authPersonal,
  messages: authReplyMessages,
  sealed: authSealedColumns,
};
