import type { ServerDomain } from '@housebrand/shared/nest';
import { artworkMessages } from '../core';
import { MediaModule } from './media.module';

/** Registers this domain with the application. */
export const artwork: ServerDomain = {
  name: 'artwork',
  module: MediaModule,
  messages: artworkMessages,
};
