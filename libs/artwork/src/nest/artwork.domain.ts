import type { ServerDomain } from '@housebrand/shared/nest';
import { artworkMessages } from '../core';
import { artworkMigrations } from './migrations';
import { PicturesModule } from './uploads/pictures.module';

/** Registers this domain with the application. */
export const artwork: ServerDomain = {
  name: 'artwork',
  module: PicturesModule,
  migrations: artworkMigrations,
  messages: artworkMessages,
};
