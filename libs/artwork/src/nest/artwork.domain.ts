import type { ServerDomain } from '@housebrand/shared/nest';
import { artworkMessages } from '../core';
import { MediaModule } from './media.module';

/** This domain as the application loads it. */
export const artwork: ServerDomain = {
  name: 'artwork',
  module: MediaModule,
  messages: artworkMessages,
};
