import type { ServerDomain } from '@housebrand/shared/nest';
import { themingMessages } from '../core';
import { themingMigrations } from './migrations';
import { themingPersonal } from './migrations/personal';
import { ThemingModule } from './theming.module';

/** This domain as the application loads it. */
export const theming: ServerDomain = {
  name: 'theming',
  module: ThemingModule,
  migrations: themingMigrations,
  personal: themingPersonal,
  messages: themingMessages,
};
