import type { ServerDomain } from '@housebrand/shared/nest';
import { authMessages } from '../core';
import { AuthModule } from './auth.module';
import { authMigrations } from './migrations';
import { authSealedColumns } from './sealed-columns';

/** This domain as the application loads it. */
export const auth: ServerDomain = {
  name: 'auth',
  module: AuthModule,
  migrations: authMigrations,
  messages: authMessages,
  sealed: authSealedColumns,
};
