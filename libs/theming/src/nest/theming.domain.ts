import type { ServerDomain } from '@housebrand/shared/nest';
import { themingMessages } from '../core';
import { themingMigrations } from './migrations';
import { ThemingModule } from './theming.module';

/** This domain as the application loads it. */
export const theming: ServerDomain = {
  name: 'theming',
  module: ThemingModule,
  migrations: themingMigrations,
  messages: themingMessages,
};
